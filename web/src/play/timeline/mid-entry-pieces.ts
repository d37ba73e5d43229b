/** Where pieces and kami stand in the middle of an entry: each event says what comes, goes, or moves. */
import type { Clan, GameEvent, View } from '../../wire/types'
import { PROVINCES, type Province } from '../../wire/vocab'
import { isPiece } from '../pieces'

/** A clan has this many more of a figure in a place: a province, a shrine, or the reserve. */
type Step = readonly [clan: Clan, figure: string, place: string, by: number]

function stepsOf(event: GameEvent): readonly Step[] {
  switch (event.kind) {
    case 'summoned':
    case 'placed':
      return [[event.clan, event.figure, event.to, 1]]
    case 'moved':
      return [
        [event.clan, event.figure, event.from, -1],
        [event.clan, event.figure, event.to, 1],
      ]
    case 'built':
      return [[event.clan, 'stronghold', event.province, 1]]
    case 'replaced':
      return [
        [event.owner, event.figure, event.at, -1],
        [event.clan, event.with, event.at, 1],
      ]
    case 'killed':
      return [[event.clan, event.figure, event.province, -event.count]]
    case 'captured':
      return [[event.owner, event.figure, event.province, -1]]
    case 'returned':
      return [[event.clan, event.figure, event.from, -event.count]]
    default:
      return []
  }
}

type Places = Pick<View, 'map' | 'shrines' | 'kami_figures'>

/** The pieces on the map and in the shrines, and the kami on the map, after some events. */
export function piecesAfter({ map, shrines, kami_figures }: Places, events: readonly GameEvent[]): Places {
  const found = structuredClone({ map, shrines, kami_figures })
  for (const event of events) {
    if (event.kind === 'kami_placed' || event.kind === 'kami_moved') {
      if (event.to in PROVINCES) found.kami_figures[event.kami] = event.to as Province
    } else if (event.kind === 'kami_left') delete found.kami_figures[event.kami]
    for (const [clan, figure, place, by] of stepsOf(event)) {
      const here =
        place in PROVINCES
          ? (found.map[place as Province] ??= {})
          : found.shrines.find(({ kami }) => kami === place)
      if (here === undefined || !isPiece(figure)) continue // it comes from the reserve, or goes there
      const counts = (here[clan] ??= {})
      counts[figure] = Math.max(0, (counts[figure] ?? 0) + by)
    }
  }
  return found
}
