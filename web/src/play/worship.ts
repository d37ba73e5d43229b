/** Who worships at a shrine, for the Kami Turn. */
import type { Clan, View } from '../wire/types'
import type { Kami } from '../wire/vocab'

export interface Worship {
  readonly clan: Clan
  /** Figures there. */
  readonly count: number
}

/** The clans with figures in a shrine, in the order of honor. */
export function worshipAt(view: View, kami: Kami): Worship[] {
  const shrine = view.shrines.find((one) => one.kami === kami)
  if (shrine === undefined) return []
  return view.honor.flatMap((clan) => {
    const count = Object.values(shrine[clan] ?? {}).reduce((sum, figures) => sum + figures, 0)
    return count > 0 ? [{ clan, count }] : []
  })
}

/** Whether another clan has as many figures there as that one. */
export function isTied(worship: readonly Worship[], clan: Clan): boolean {
  const mine = worship.find((one) => one.clan === clan)?.count
  return worship.some((one) => one.clan !== clan && one.count === mine)
}

export const noOneWorships = (view: View): boolean =>
  view.shrines.every(({ kami }) => worshipAt(view, kami).length === 0)
