/** Names of the items that can be picked. */
import { nameOf, t } from '../lib/i18n.svelte'
import { causeId } from './questions'
import { idOf, pieceParts, kindOf, type Selectable } from './selectables'

const NAMES: Record<string, (id: string) => string> = {
  figure: nameOf.figure,
  with: (id) => t('table-with', { figure: nameOf.figure(id) }),
  province: nameOf.province,
  shrine: (id) => t(`at-${id}`),
  card: nameOf.card,
  full: (id) => t('answer-buy-full', { card: nameOf.card(id) }),
  clan: nameOf.clan,
  tile: nameOf.mandate,
  announce: nameOf.mandate,
  effect: (id) => t(causeId(id)),
  say: (id) => t(`answer-${id}`),
}

/** The name of an item; of a piece of mine without saying that it is mine. */
export function selectableName(item: Selectable, me: string | null): string {
  const parts = pieceParts(item)
  if (parts !== null) {
    const where = { figure: nameOf.figure(parts.figure), place: t(`at-${parts.at}`) }
    return parts.clan === me
      ? t('table-my-piece', where)
      : t('table-their-piece', { ...where, clan: nameOf.clan(parts.clan) })
  }
  if (item === 'build') return t('table-build')
  return NAMES[kindOf(item)]?.(idOf(item)) ?? item
}
