/** The story of a table without what was undone. */
import type { BattleStanding, Entry, GameEvent } from '../wire/types'

export interface StoryItem {
  readonly entry: Entry
  /** Null for an entry without events, such as a player who joins. */
  readonly event: GameEvent | null
}

const undoneFrom = (entry: Entry): number | null =>
  entry.kind === 'undone' && typeof entry.facts['events'] === 'number' ? entry.facts['events'] : null

/** The events of undone answers are left out; the entry that undid them stays. */
export function withoutUndone(story: readonly Entry[]): StoryItem[] {
  let items: StoryItem[] = []
  for (const entry of story) {
    const from = undoneFrom(entry)
    if (from !== null) items = items.filter(({ event }) => event === null || event.number < from)
    if (entry.events.length === 0) items.push({ entry, event: null })
    for (const event of entry.events) items.push({ entry, event })
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
