/** A province in one sentence, for screen readers. */
import { nameOf, t } from '../../lib/i18n.svelte'
import { promisedIn } from '../../words/deals'
import { clanIn, factsOf, listed } from '../../words/formatting'
import type { Province } from '../../wire/vocab'
import { rowsOf } from '../../play/pieces'
import type { Play } from '../../play/play.svelte'
import { changeIn } from '../previews/preview-items'

/** That the player has war tokens of it, and how many; null without one. */
export function ownTokens(play: Play, province: Province): string | null {
  const tokens = play.me === null ? [] : (play.view.players[play.me]?.tokens ?? [])
  const count = tokens.filter(([, of]) => of === province).length
  return count === 0 ? null : t('table-own-token', { count, province: nameOf.province(province) })
}

/** What picking it next would change there. */
function consequence(play: Play, province: Province): string[] {
  const next = play.provinces.has(province) ? play.previews.toward(`province:${province}`) : null
  const change = next === null ? undefined : changeIn(next, province)
  if (change === undefined) return []
  const forces = play.clans.flatMap((clan) => {
    const force = change.forces[clan]
    return force === undefined ? [] : [t('preview-force', { clan: clanIn(clan, play.me), ...force })]
  })
  const { after } = change.leader
  return after === null ? forces : [...forces, t('preview-leader', { clan: clanIn(after, play.me) })]
}

export function describeProvince(play: Play, province: Province): string {
  const war = play.view.war.indexOf(province)
  const token = ownTokens(play, province)
  const clans = rowsOf(play.view, play.board, province).flatMap(({ clan, piles, force, leads }) => {
    if (clan === null) return []
    const pieces = listed(
      piles.map(({ figure, count }) => t('times', { what: nameOf.figure(figure), count })),
    )
    return [t(leads ? 'table-clan-leads' : 'table-clan-here', { clan: nameOf.clan(clan), force, pieces })]
  })
  return factsOf([
    nameOf.province(province),
    ...(war < 0 ? [] : [t('table-war-number', { number: war + 1 })]),
    ...(token === null ? [] : [token]),
    ...(clans.length === 0 ? [t('table-empty')] : clans),
    ...consequence(play, province),
    ...play.promised('province', province).map((promise) => promisedIn(promise, play.me)),
  ])
}
