/** Table states by log entry, each with its playback progress and caption. */
import type { Board, Entry, GameEvent, Moment, Update, View } from '../../wire/types'
import type { Told } from '../../words/sentences'
import { beatsOf, type Beat } from './beats'

/** The table after one entry. */
export interface StoryMoment {
  readonly n: number
  readonly entry: Entry | null
  readonly view: View
  readonly board: Board
  /** In the middle of the next entry: what has been told of it, the beat, and its caption. */
  readonly part?: Entry
  readonly beat?: Beat | null
  readonly told?: Told
}
/** A moment that still has to be told. */
export interface Coming extends StoryMoment {
  readonly entry: Entry
  readonly beats: readonly Beat[]
}

/** The moments that an update brings, and those that were loaded for it. */
export function momentsIn(update: Update, loaded: readonly Moment[]): ReadonlyMap<number, Moment> {
  const { n, view, board } = update
  const last = view === null || board === null ? [] : [{ n, view, board }]
  return new Map([...loaded, ...update.moments, ...last].map((moment) => [moment.n, moment]))
}

/** What an entry is about in one line: its last beat. Null for an answer of which nothing is known yet. */
export function captionOf(entry: Entry | null): Told | null {
  if (entry === null || (entry.kind === 'answered' && entry.events.length === 0)) return null
  const beat = beatsOf(entry, null).findLast(({ card }) => card !== 'battle')
  return beat === undefined && entry.events.length > 0 ? null : toldIn(entry, beat)
}

/** The event that the caption of a beat names: its first; a source of the final score with all of its points. */
function eventOf(beat: Beat | undefined): GameEvent | null {
  const first = beat?.events[0] ?? null
  if (beat?.score !== true || first?.kind !== 'vp' || beat.events.length === 1) return first
  const amount = beat.events.reduce((sum, event) => sum + (event.kind === 'vp' ? event.amount : 0), 0)
  return { ...first, amount }
}

export const toldIn = (entry: Entry, beat: Beat | undefined): Told => ({
  entry,
  event: eventOf(beat),
  promise: beat?.promise ?? null,
})

export const isSame = (a: Told, b: Told | null): boolean =>
  a.entry.n === b?.entry.n && a.event === b.event && a.promise === b.promise
