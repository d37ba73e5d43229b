/** Who is allied with whom. */
import type { Clan } from '../wire/types'

export function allyOf(alliances: readonly (readonly [Clan, Clan])[], clan: Clan | null): Clan | null {
  const pair = alliances.find((one) => clan !== null && one.includes(clan))
  return pair?.find((one) => one !== clan) ?? null
}
