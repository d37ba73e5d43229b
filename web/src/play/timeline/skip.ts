/** Which beats of a war a player skips. */
import type { TableSource } from '../sources/table-source'
import type { Beat } from './beats'
import { fightersIn } from './story'

/** What the player does not want to see: the rest of this battle, or everything up to their own next war. */
export type Skip = 'none' | 'battle' | 'mine'

/** What is still skipped when that beat comes. `mine`: a war of the player begins with it, or its result is shown. */
export function skipAt(skip: Skip, beat: Beat, mine: boolean): Skip {
  const over = !beat.war || mine || (skip === 'battle' && beat.card !== null)
  return over ? 'none' : skip
}

/** Whether a war in which that seat has force begins with a beat, or the beat is the result of its battle. */
export function isOwnWar({ events: [first], card }: Beat, { update, story }: TableSource): boolean {
  const me = update?.viewer ?? null
  if (me === null || first === undefined) return false
  if (card === 'battle') return fightersIn(story).includes(me)
  if (first.kind === 'battle_started') return first.clans.includes(me)
  if (first.kind !== 'province_at_war') return false
  const sides = update?.board?.wars.find(({ province }) => province === first.province)?.sides ?? []
  return sides.some(({ clan }) => clan === me)
}
