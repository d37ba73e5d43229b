/** The events of a table in order, without those that were undone. */
import type { BattleStanding, Clan, Entry, GameEvent, PromiseChange } from '../../wire/types'

export interface StoryItem {
  readonly entry: Entry
  /** Null for an entry without events, such as a player who joins. */
  readonly event: GameEvent | null
  /** A promise that the entry ended, or opened again. */
  readonly promise?: PromiseChange
  /** More promises that the same event kept, such as the end of the season: they share a line of the log. */
  readonly alsoKept?: readonly PromiseChange[]
}

const undoneFrom = (entry: Entry): number | null =>
  entry.kind === 'undone' && typeof entry.facts['events'] === 'number' ? entry.facts['events'] : null

const numberOf = ({ event, promise }: StoryItem): number => event?.number ?? promise?.event ?? -1

/** The promises that one event ended, each in its order; those that it kept are one item. */
function endedItems(entry: Entry, promises: readonly PromiseChange[]): StoryItem[] {
  const [first, ...alsoKept] = promises.filter(({ state }) => state === 'kept')
  return promises
    .filter((promise) => !alsoKept.includes(promise))
    .map((promise) => ({ entry, event: null, promise, ...(promise === first ? { alsoKept } : {}) }))
}

/** The events of an entry, each followed by the promises that it ended. */
function itemsOf(entry: Entry): StoryItem[] {
  const promises = entry.promises ?? []
  const ended = (by: (number: number) => boolean): StoryItem[] =>
    endedItems(
      entry,
      promises.filter(({ event }) => by(event)),
    )
  const numbers = new Set(entry.events.map(({ number }) => number))
  return [
    ...(entry.events.length === 0 ? [{ entry, event: null }] : []),
    ...entry.events.flatMap((event) => [{ entry, event }, ...ended((number) => number === event.number)]),
    ...ended((number) => !numbers.has(number)),
  ]
}

/** The events of undone answers are left out; the entry that undid them stays. */
export function withoutUndone(story: readonly Entry[]): StoryItem[] {
  let items: StoryItem[] = []
  for (const entry of story) {
    const from = undoneFrom(entry)
    if (from !== null) items = items.filter((item) => numberOf(item) < from)
    items.push(...itemsOf(entry))
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

/** The clans of the battle that a story has come to. */
export function fightersIn(story: readonly Entry[]): readonly Clan[] {
  const begun = eventsOf(story).findLast(({ kind }) => kind === 'battle_started')
  return begun?.kind === 'battle_started' ? begun.clans : []
}

/** The events of a story that an entry takes back. */
export function undoneBy(entry: Entry, story: readonly Entry[]): GameEvent[] {
  const from = undoneFrom(entry)
  return eventsOf(story).filter(({ number }) => from !== null && number >= from)
}
