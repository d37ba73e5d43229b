/** What a card would do for its buyer as things stand, in short facts. All numbers are the server's. */
import { nameOf, t } from '../../lib/i18n.svelte'
import type { CardEffect, Clan } from '../../wire/types'
import type { Province } from '../../wire/vocab'
import { listed } from '../../words/formatting'
import { arrow } from './preview-items'

type Gains = CardEffect['season']

function amounts(gains: Gains): string[] {
  return (['vp', 'coins', 'ronin'] as const).flatMap((kind) =>
    gains[kind] === 0 ? [] : [t(`amount-${kind}`, { count: gains[kind] })],
  )
}
function gained(when: 'season' | 'war', gains: Gains): string[] {
  const found = amounts(gains)
  return found.length === 0 ? [] : [t(`worth-now-${when}`, { what: listed(found) })]
}

/** Provinces where a Monster would make its owner lead, if it is summoned there. */
function wouldLead({ summons }: CardEffect, me: Clan | null): string[] {
  const led = (Object.keys(summons) as Province[]).filter((id) => {
    const leader = summons[id]?.leader
    return leader !== undefined && leader.after === me && leader.before !== me
  })
  return led.length === 0 ? [] : [t('worth-now-leads', { provinces: listed(led.map(nameOf.province)) })]
}

export function cardNow(effect: CardEffect | null, me: Clan | null): string[] {
  if (effect === null) return []
  const forces = (Object.keys(effect.war_forces) as Province[]).flatMap((id) => {
    const force = effect.war_forces[id]
    return force === undefined
      ? []
      : [t('worth-now-force', { province: nameOf.province(id), force: arrow(force) })]
  })
  return [
    ...gained('season', effect.season),
    ...gained('war', effect.war),
    ...(effect.winter === 0 ? [] : [t('worth-now-winter', { vp: effect.winter })]),
    ...(forces.length === 0 ? [] : [t('worth-now-forces', { forces: listed(forces) })]),
    ...wouldLead(effect, me),
  ]
}
