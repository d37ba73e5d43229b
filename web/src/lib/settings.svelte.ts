/** Preferences, kept in this browser's storage. Nothing of a game is stored. */
import { store, stored } from './browser/storage'

const KEY = 'hinode-settings'

export type Language = 'en' | 'zh-Hant'
/** How fast the story of a table plays. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export type Theme = 'auto' | 'day' | 'night'

interface Saved {
  language: Language
  theme: Theme
  sound: boolean
  motion: boolean
  speed: Speed
  /** The result of a battle stays until it is dismissed. */
  waitAtBattles: boolean
  guide: boolean
  /** Seconds until a Train in which no card is affordable passes by itself; 0 for never. */
  passAfter: number
}

function firstLanguage(): Language {
  return navigator.languages.some((tag) => /^zh/i.test(tag)) ? 'zh-Hant' : 'en'
}

function load(): Saved {
  const usual: Saved = {
    language: firstLanguage(),
    theme: 'auto',
    sound: true,
    motion: true,
    speed: 'normal',
    waitAtBattles: true,
    guide: true,
    passAfter: 4,
  }
  return { ...usual, ...stored<Partial<Saved>>(KEY, {}) }
}

class Settings {
  #saved = $state<Saved>(load())

  constructor() {
    // Another tab of this browser has changed them.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#saved = load()
    })
  }

  get language(): Language {
    return this.#saved.language
  }
  get theme(): Theme {
    return this.#saved.theme
  }
  get sound(): boolean {
    return this.#saved.sound
  }
  /** Whether things move: unless the person or the system turned motion off. */
  get motion(): boolean {
    return this.#saved.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
  get wantsMotion(): boolean {
    return this.#saved.motion
  }
  get speed(): Speed {
    return this.#saved.speed
  }
  get waitAtBattles(): boolean {
    return this.#saved.waitAtBattles
  }
  get guide(): boolean {
    return this.#saved.guide
  }
  get passAfter(): number {
    return this.#saved.passAfter
  }

  set(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change }
    store(KEY, this.#saved)
  }
}

export const settings = new Settings()
