/** The moments of a game to jump to: seasons, battles, alliances and their ends, and cards. */
import type { Clan, Entry, GameEvent } from '../../wire/types'

export const MARK_KINDS = ['season', 'battle', 'betrayal', 'alliance', 'card'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export interface Mark {
  readonly kind: MarkKind
  readonly step: number
  readonly event: GameEvent
  /** Who it is about: of a battle its winner. */
  readonly clan: Clan | null
  /** It is drawn as it stands, to be played from there; otherwise its step is played. */
  readonly still: boolean
}

function kindOf(event: GameEvent): MarkKind | null {
  if (event.kind === 'season_started') return 'season'
  if (event.kind === 'battle_started') return 'battle'
  if (event.kind === 'allied') return 'alliance'
  if (event.kind === 'acquired') return 'card'
  return event.kind === 'alliance_ended' && event.cause === 'betray' ? 'betrayal' : null
}

/** A battle that begins at an entry and is over at a later one is watched from where the bids are made. */
const goesOn = ({ events }: Entry, begun: GameEvent): boolean =>
  !events.some(({ kind, number }) => kind === 'battle_ended' && number > begun.number)

function winnerOf(events: readonly GameEvent[], begun: GameEvent): Clan | null {
  const won = events.find(({ kind, number }) => kind === 'battle_won' && number > begun.number)
  return won?.kind === 'battle_won' ? won.clan : null
}

export function marksOf(story: readonly Entry[]): Mark[] {
  const all = story.flatMap(({ events }) => events)
  return story.flatMap((entry) =>
    entry.events.flatMap((event): Mark[] => {
      const kind = kindOf(event)
      if (kind === null) return []
      const battle = kind === 'battle'
      const clan = battle ? winnerOf(all, event) : 'clan' in event ? event.clan : null
      return [{ kind, step: entry.n, event, clan, still: battle && goesOn(entry, event) }]
    }),
  )
}

/** The last mark at or before a step. */
export const markAt = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.findLast((mark) => mark.step <= step)
