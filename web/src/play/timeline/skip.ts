/** Which beats of a war a player skips, and which are about the player. */
import type { Clan, Entry } from '../../wire/types'
import type { Told } from '../../words/sentences'
import type { TableSource } from '../sources/table-source'
import type { Beat } from './beats'
import { eventsOf, fightersIn } from './story'

/** What the player does not want to see: the rest of this battle, or everything up to their own next war. */
export type Skip = 'none' | 'battle' | 'mine'

/** What is still skipped when that beat comes. `mine`: a war of the player begins with it, or its result is shown. */
export function skipAt(skip: Skip, beat: Beat, mine: boolean): Skip {
  const over = !beat.war || mine || (skip === 'battle' && beat.card !== null)
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

/** Whether a war in which that seat has force begins with a beat, or the beat is the result of its war. */
export function isOwnWar(beat: Beat, { update, story }: TableSource): boolean {
  const [me, [first]] = [update?.viewer ?? null, beat.events]
  if (me === null || first === undefined) return false
  if (isOwn(beat, story, me)) return true
  if (first.kind === 'battle_started') return first.clans.includes(me)
  if (first.kind !== 'province_at_war') return false
  const sides = update?.board?.wars.find(({ province }) => province === first.province)?.sides ?? []
  return sides.some(({ clan }) => clan === me)
}
