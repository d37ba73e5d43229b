/** Which battle is shown, and how many of its steps. */
import { settings } from '../../lib/settings.svelte'
import { STEPS, reached, type Battle } from './battle'

const KEY = 'hinode-battles'
const STEP_TIME = 1100
const EMPTY_STEP_TIME = 350
const PAUSE = 2600
/** Battles that may wait behind the one shown; with more of them playback jumps to the last. */
const BEHIND = 1

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'result'
  } catch {
    return false
  }
}

export class BattlePlayback {
  #battles: () => readonly Battle[]
  /** Battles before this event number were over when we came. */
  #from: number
  #at = $state(0)
  #shown = $state(0)
  #looking = $state(false)
  onlyResult = $state(remembered())

  constructor(battles: () => readonly Battle[]) {
    this.#battles = battles
    const going = battles().find((battle) => !battle.ended)
    const last = battles().at(-1)
    this.#from = going?.id ?? (last === undefined ? 0 : last.id + 1)
    this.#shown = going === undefined ? 0 : reached(going)
  }

  readonly battles = $derived.by(() => this.#battles().filter((battle) => battle.id >= this.#from))
  readonly battle = $derived<Battle | null>(this.battles[this.#at] ?? null)
  readonly number = $derived(this.#at + 1)
  readonly goal = $derived(this.battle === null ? 0 : reached(this.battle))
  /** Acts shown of the battle on the stage. */
  readonly steps = $derived(
    this.onlyResult || !settings.motion ? this.goal : Math.min(this.#shown, this.goal),
  )
  readonly complete = $derived(this.steps === this.goal)
  readonly more = $derived(this.#at < this.battles.length - 1)

  /** Play on by itself; gives what stops it. Called from an effect, so that it goes on with every change. */
  run(): (() => void) | undefined {
    if (this.battle === null) return undefined
    if (this.battles.length - this.number > BEHIND && !this.#looking) {
      this.#go(this.battles.length - 1, 0)
      return undefined
    }
    const shown = this.steps // read here, so that each step sets off the next
    if (shown < this.goal) return this.#after(this.#time(shown), () => (this.#shown = shown + 1))
    if (this.battle.ended && this.more && !this.#looking) return this.#after(PAUSE, () => this.next())
    return undefined
  }

  /** How long an step stays before the next: one in which nothing happened is passed quickly. */
  #time(shown: number): number {
    const step = STEPS[shown - 1]
    return step === undefined || (this.battle?.steps[step].length ?? 0) === 0 ? EMPTY_STEP_TIME : STEP_TIME
  }

  #after(time: number, then: () => void): () => void {
    const timer = setTimeout(then, time)
    return () => clearTimeout(timer)
  }

  skip(): void {
    this.#shown = this.goal
  }
  /** Jump to the current battle, because this player is asked something in it. */
  attend(): void {
    const last = this.battles.length - 1
    if (this.#at > last || this.battles[last]?.ended !== false) return
    this.#looking = false
    this.#go(last, Number.POSITIVE_INFINITY)
  }
  next(): void {
    if (this.more) this.#go(this.#at + 1, 0)
    if (!this.more) this.#looking = false
  }
  /** Go back to an earlier battle, and stay there. */
  previous(): void {
    if (this.#at === 0) return
    this.#looking = true
    this.#go(this.#at - 1, Number.POSITIVE_INFINITY)
  }
  close(): void {
    this.#go(this.battles.length, 0)
  }

  #go(at: number, shown: number): void {
    this.#at = at
    this.#shown = shown
  }

  justResult(on: boolean): void {
    this.onlyResult = on
    this.#shown = this.goal
    try {
      localStorage.setItem(KEY, on ? 'result' : 'steps')
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}
