/** The story of a table without what was undone. */
import type { BattleStanding, Entry, GameEvent, PromiseChange } from '../wire/types'

export interface StoryItem {
  readonly entry: Entry
  /** Null for an entry without events, such as a player who joins. */
  readonly event: GameEvent | null
  /** A promise that the entry ended, or opened again. */
  readonly promise?: PromiseChange
}

const undoneFrom = (entry: Entry): number | null =>
  entry.kind === 'undone' && typeof entry.facts['events'] === 'number' ? entry.facts['events'] : null

const promiseEvent = (promise: PromiseChange | undefined): { number: number } | null =>
  promise === undefined ? null : { number: promise.event }

/** The events of undone answers are left out; the entry that undid them stays. */
export function withoutUndone(story: readonly Entry[]): StoryItem[] {
  let items: StoryItem[] = []
  for (const entry of story) {
    const from = undoneFrom(entry)
    if (from !== null)
      items = items.filter(({ event, promise }) => ((event ?? promiseEvent(promise))?.number ?? -1) < from)
    if (entry.events.length === 0) items.push({ entry, event: null })
    for (const event of entry.events) items.push({ entry, event })
    for (const promise of entry.promises ?? []) items.push({ entry, event: null, promise })
  }
  return items
}

/** How battles stood after their steps. */
export function standingsOf(story: readonly Entry[]): BattleStanding[] {
  let found: BattleStanding[] = []
  for (const entry of story) {
    const from = undoneFrom(entry)
    if (from !== null) found = found.filter(({ number }) => number <= from)
    found.push(...entry.battles)
  }
  return found
}

/** The events alone. */
export const eventsOf = (story: readonly Entry[]): GameEvent[] =>
  withoutUndone(story).flatMap(({ event }) => (event === null ? [] : [event]))
