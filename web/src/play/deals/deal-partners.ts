/** Clans that the player can offer a deal: there is a seat to offer from, and the game runs and is not a lesson. */
import type { Clan } from '../../wire/types'
import type { TableSource } from '../sources/table-source'

export function dealPartners({ update, partial }: TableSource, me: Clan | null): Clan[] {
  if (me === null || update?.table.status !== 'playing' || partial === true) return []
  return (Object.keys(update.view?.players ?? {}) as Clan[]).filter((clan) => clan !== me)
}
