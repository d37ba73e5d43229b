/**
 * Tells what happens at a pace that people can follow, however fast others answer: one event after another, each with
 * its movement and its sound. The board is up to date all the while, and nothing waits for the telling.
 */
import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { Entry, GameEvent } from '../wire/types'
import { cueOf, type Cue } from './cues'
import { eventsOf } from './story'
import type { TableSource } from './table-source'

/** One event worth telling, and the minor events that led to it. */
export interface Beat {
  readonly cue: Cue | null
  readonly events: readonly GameEvent[]
}

/** More events than this at once are not played; the summary of an absence tells them. */
const MAX_EVENTS = 60
/** Milliseconds: the longest and shortest beat, everything that waits, and how long the recent events stay. */
const SLOW = 800
const QUICK = 150
const MAX_TOTAL = 6000
const STAY = 8000
const MAX_RECENT = 6

function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = []
  let minor: GameEvent[] = []
  for (const event of events) {
    const cue = cueOf(event)
    minor.push(event)
    if (cue === null) continue
    beats.push({ cue, events: minor })
    minor = []
  }
  return minor.length === 0 ? beats : [...beats, { cue: null, events: minor }]
}

export class Director {
  #beat = $state.raw<Beat | null>(null)
  #recent = $state.raw<readonly GameEvent[]>([])
  #onCue: (cue: Cue) => void
  #lastSeen = -1
  #queue: Beat[] = []
  #pace = SLOW
  #timer: ReturnType<typeof setTimeout> | undefined
  #fading: ReturnType<typeof setTimeout> | undefined

  /** `onCue` is called with each event that is shown, for its sound. */
  constructor(onCue: (cue: Cue) => void = () => undefined) {
    this.#onCue = onCue
  }

  /** What plays just now; null while nothing does. */
  get beat(): Beat | null {
    return this.#beat
  }
  /** The events told last, for as long as it takes to read them. */
  get recent(): readonly GameEvent[] {
    return this.#recent
  }

  /**
   * Tell the story of a table from now on; gives a function that stops it. Whatever the story holds the first time is
   * not news. A director that follows the table again tells what has happened in between.
   */
  follow(source: TableSource): () => void {
    // Inside an effect: reading the story must not make the effect run again.
    const stop = untrack(() => source.subscribe((story) => this.#take(story)))
    return () => {
      stop()
      this.skip()
    }
  }

  #take(story: readonly Entry[]): void {
    const events = eventsOf(story)
    const news = this.#lastSeen < 0 ? [] : events.filter(({ number }) => number > this.#lastSeen)
    this.#lastSeen = events.at(-1)?.number ?? -1
    if (news.length === 0) return
    const beats = beatsOf(news)
    if (!settings.motion || news.length > MAX_EVENTS) return this.#tellAtOnce(beats)
    this.#queue.push(...beats)
    this.#pace = Math.min(SLOW, Math.max(QUICK, MAX_TOTAL / this.#queue.length))
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    const beat = this.#queue.shift() ?? null
    this.#beat = beat
    this.#timer = undefined
    if (beat === null) return
    if (beat.cue !== null) this.#tell([beat.cue])
    this.#timer = setTimeout(() => this.#next(), beat.cue === null ? QUICK : this.#pace)
  }

  #tell(cues: readonly Cue[]): void {
    const last = cues.at(-1)
    if (last === undefined) return
    this.#onCue(last)
    this.#recent = [...this.#recent, ...cues.map(({ event }) => event)].slice(-MAX_RECENT)
    clearTimeout(this.#fading)
    this.#fading = setTimeout(() => (this.#recent = []), STAY)
  }

  #tellAtOnce(beats: readonly Beat[]): void {
    this.#tell(beats.flatMap(({ cue }) => cue ?? []))
  }

  /** Stop all movement; the rest of the queue is shown at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#beat = null
    this.#tellAtOnce(this.#queue.splice(0))
  }
}
