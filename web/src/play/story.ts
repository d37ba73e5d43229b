/** The story of a table as it stands: what was taken back is left out. */
import type { Frame, GameEvent } from '../wire/types'

export interface Told {
  readonly frame: Frame
  /** Nothing for an entry that is told for itself. */
  readonly event: GameEvent | null
}

const undoneFrom = (frame: Frame): number | null =>
  frame.kind === 'undone' && typeof frame.facts['events'] === 'number' ? frame.facts['events'] : null

/** Entry by entry; the events of answers that were undone are gone, the entry that undid them stays. */
export function standing(story: readonly Frame[]): Told[] {
  let told: Told[] = []
  for (const frame of story) {
    const from = undoneFrom(frame)
    if (from !== null) told = told.filter(({ event }) => event === null || event.number < from)
    if (frame.events.length === 0) told.push({ frame, event: null })
    for (const event of frame.events) told.push({ frame, event })
  }
  return told
}

/** The events alone. */
export const eventsOf = (story: readonly Frame[]): GameEvent[] =>
  standing(story).flatMap(({ event }) => (event === null ? [] : [event]))
