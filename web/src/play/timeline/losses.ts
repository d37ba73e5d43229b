/** What other clans do to a player outside battles: a figure replaced, killed, captured, or moved; Coins, VP, or honor lost. */
import type { Clan, Entry, GameEvent } from '../../wire/types'
import { PROVINCES, type Province } from '../../wire/vocab'

type Answered = Pick<Entry, 'clan' | 'events'>

/** Who takes Coins that a clan gives up: they pass from one to the other in two events. A toll is the mover's own choice. */
function takerOf(event: GameEvent, { events }: Answered): Clan | null {
  const at = events.indexOf(event)
  const [before, after] = [events[at - 1], events[at + 1]]
  if (event.kind !== 'coins' || before?.kind === 'toll') return null
  return after?.kind === 'coins' && after.amount === -event.amount && after.cause === event.cause
    ? after.clan
    : null
}

/** The clan whose doing it is that the player loses something with an event; null: nothing is lost, or it is their own doing. */
export function robberOf(event: GameEvent, me: Clan | null, entry: Answered): Clan | null {
  const by = ((): Clan | null => {
    switch (event.kind) {
      case 'replaced':
      case 'captured':
        return event.owner === me ? event.clan : null
      case 'killed':
        return event.clan === me ? event.by : null
      case 'moved':
        return event.clan === me ? entry.clan : null
      case 'coins':
        return event.clan === me && event.amount < 0 ? takerOf(event, entry) : null
      case 'vp':
        return event.clan === me && event.amount < 0 ? entry.clan : null
      case 'honor':
        return event.clan === me && event.steps < 0 ? entry.clan : null
      default:
        return null
    }
  })()
  return by === me ? null : by
}

/** The province in which it happened. */
export function provinceOfLoss(event: GameEvent): Province | null {
  const place =
    'at' in event ? event.at : 'province' in event ? event.province : 'to' in event ? event.to : ''
  return place in PROVINCES ? (place as Province) : null
}
