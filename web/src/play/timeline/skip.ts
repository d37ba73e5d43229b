/** Which beats of a war a player skips, and which are about the player. */
import type { Clan, Entry } from '../../wire/types'
import type { Told } from '../../words/sentences'
import type { Beat } from './beats'
import { eventsOf, fightersIn } from './story'

/** What the player does not want to see: the rest of this battle, battles up to their own, or the whole war. */
export type Skip = 'none' | 'battle' | 'mine' | 'war'

/** What is still skipped when that beat comes. */
export function skipAt(skip: Skip, beat: Beat, me: Clan | null): Skip {
  const [first] = beat.events
  const mine = first?.kind === 'battle_started' && me !== null && first.clans.includes(me)
  const over = !beat.war || (skip === 'mine' && mine) || (skip === 'battle' && beat.card !== null)
  return over ? 'none' : skip
}

/** Who took the war token, when a war is over. `story`: up to that beat. */
export function resultOf(entry: Entry, { card }: Beat, story: readonly Entry[]): Told | null {
  if (card !== 'battle' && card !== 'no-battle') return null
  const event = eventsOf(story).findLast(({ kind }) => kind === 'token_won' || kind === 'token_discarded')
  return event === undefined ? null : { entry, event, promise: null }
}

/** Whether the result of a war is that of a clan that took part in it. */
export function isOwn({ card, events: [first] }: Beat, story: readonly Entry[], me: Clan | null): boolean {
  if (me === null) return false
  if (card === 'no-battle') return first?.kind === 'token_won' && first.clan === me
  return card === 'battle' && fightersIn(story).includes(me)
}
