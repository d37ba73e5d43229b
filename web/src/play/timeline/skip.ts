/** Which beats of a war a player skips. */
import type { Clan } from '../../wire/types'
import type { Beat } from './beats'

/** What the player does not want to see: the rest of this battle, battles up to their own, or the whole war. */
export type Skip = 'none' | 'battle' | 'mine' | 'war'

/** What is still skipped when that beat comes. */
export function skipAt(skip: Skip, beat: Beat, me: Clan | null): Skip {
  const [first] = beat.events
  const mine = first?.kind === 'battle_started' && me !== null && first.clans.includes(me)
  const over = !beat.war || (skip === 'mine' && mine) || (skip === 'battle' && beat.card !== null)
  return over ? 'none' : skip
}
