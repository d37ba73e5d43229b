/** Clans the player can offer a deal; none for spectators, in the tutorial, or when no game is running. */
import type { Clan } from '../../wire/types'
import type { TableSource } from '../sources/table-source'

export function dealPartners({ update, partial }: TableSource, me: Clan | null): Clan[] {
  if (me === null || update?.table.status !== 'playing' || partial === true) return []
  return (Object.keys(update.view?.players ?? {}) as Clan[]).filter((clan) => clan !== me)
}
