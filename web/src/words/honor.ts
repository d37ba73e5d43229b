/** Changes on the honor track in few words: from which rank to which, and what that means for the reader. */
import { t } from '../lib/i18n.svelte'
import type { Clan, GameEvent } from '../wire/types'
import { clanIn } from './formatting'
import { capital, causeIn, tell, type EventOf } from './sentences'

/** The rank of a clan that was passed by another that moved; null where it kept its rank. */
function passed(order: readonly Clan[], clan: Clan, before: number, after: number): number | null {
  const rank = order.indexOf(clan) + 1
  const moved = before > after ? rank > after && rank <= before : rank >= before && rank < after
  return rank > 0 && moved ? rank : null
}

export function tellHonor(event: EventOf<'honor'>, me: Clan | null): string {
  const after = event.order.indexOf(event.clan) + 1
  const before = after + event.steps
  const mine = me === null || me === event.clan ? null : passed(event.order, me, before, after)
  const words = {
    clan: clanIn(event.clan, me),
    up: event.steps > 0 ? 'yes' : 'no',
    before,
    after,
    cause: causeIn(event.cause),
  }
  return capital(mine === null ? t('honor-moves', words) : t('honor-moves-me', { ...words, mine }))
}

/** What an event tells, where there is little room. */
export const tellBriefly = (event: GameEvent, me: Clan | null): string =>
  event.kind === 'honor' ? tellHonor(event, me) : tell(event, me)
