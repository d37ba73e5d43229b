/**
 * Tells what happens at a pace that can be followed, however fast others answer: one line after the other, each with
 * its movement and its sound. The board is up to date all the while, and nothing waits for the telling.
 */
import { cueOf, type Cue } from './cues'
import type { LiveTable } from './live-table.svelte'
import { settings } from '../lib/settings.svelte'
import { eventsOf } from './story'
import type { Frame, GameEvent } from '../wire/types'

/** Something to tell, and the quieter things on the way to it. */
export interface Beat {
  readonly cue: Cue | null
  readonly events: readonly GameEvent[]
}

/** More than this at once is not watched: whoever comes back reads the summary instead. */
const MOST = 60
/** Milliseconds: for one beat at most and at least; for all that waits; and how long the last lines stay. */
const SLOW = 800
const QUICK = 150
const WHOLE = 6000
const STAY = 8000
const LINES = 6

function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = []
  let quiet: GameEvent[] = []
  for (const event of events) {
    const cue = cueOf(event)
    quiet.push(event)
    if (cue === null) continue
    beats.push({ cue, events: quiet })
    quiet = []
  }
  return quiet.length === 0 ? beats : [...beats, { cue: null, events: quiet }]
}

export class Director {
  /** What plays just now; nothing while all is still. */
  beat = $state.raw<Beat | null>(null)
  /** The last things told, for as long as it takes to read them. */
  lines = $state.raw<readonly GameEvent[]>([])
  /** Sounds a cue. */
  oncue: (cue: Cue) => void = () => undefined
  #heard = -1
  #queue: Beat[] = []
  #pace = SLOW
  #timer: ReturnType<typeof setTimeout> | undefined
  #fading: ReturnType<typeof setTimeout> | undefined

  /** The story has grown. What is there when we come is no news; several may say so of the same story. */
  hear(story: readonly Frame[]): void {
    const events = eventsOf(story)
    const fresh = this.#heard < 0 ? [] : events.filter(({ number }) => number > this.#heard)
    this.#heard = events.at(-1)?.number ?? -1
    if (fresh.length === 0) return
    const beats = beatsOf(fresh)
    if (!settings.motion || fresh.length > MOST) return this.#atOnce(beats)
    this.#queue.push(...beats)
    this.#pace = Math.min(SLOW, Math.max(QUICK, WHOLE / this.#queue.length))
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    const beat = this.#queue.shift() ?? null
    this.beat = beat
    this.#timer = undefined
    if (beat === null) return
    if (beat.cue !== null) this.#tell([beat.cue])
    this.#timer = setTimeout(() => this.#next(), beat.cue === null ? QUICK : this.#pace)
  }

  #tell(cues: readonly Cue[]): void {
    const [last] = cues.slice(-1)
    if (last === undefined) return
    this.oncue(last)
    this.lines = [...this.lines, ...cues.map(({ event }) => event)].slice(-LINES)
    clearTimeout(this.#fading)
    this.#fading = setTimeout(() => (this.lines = []), STAY)
  }

  #atOnce(beats: readonly Beat[]): void {
    this.#tell(beats.flatMap(({ cue }) => cue ?? []))
  }

  /** Nothing moves any more; what was still to be told is there to be read. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.beat = null
    this.#atOnce(this.#queue.splice(0))
  }
}

const directors = new WeakMap<LiveTable, Director>()

/** The one who tells of this table. */
export function directorOf(live: LiveTable): Director {
  const found = directors.get(live) ?? new Director()
  directors.set(live, found)
  return found
}
