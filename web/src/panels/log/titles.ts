/** The heading of a group of the log. */
import { nameOf, t } from '../../lib/i18n.svelte'
import type { Clan } from '../../wire/types'
import { tell, type EventOf } from '../../words/sentences'
import type { Group } from './grouping'

type Laid = EventOf<'mandate_laid' | 'mandate_announced'>

/** The mandate of a turn, once that is known; it is the heading. */
export function laidIn({ head, lines }: Group): Laid | null {
  for (const { item } of head?.kind === 'mandate_turn' ? lines : []) {
    const kind = item.event?.kind
    if (kind === 'mandate_laid' || kind === 'mandate_announced') return item.event
  }
  return null
}

export function titleOf(group: Group, me: Clan | null): string {
  const { head } = group
  if (head === null) return t('chart-start')
  if (head.kind === 'phase_started') return nameOf.phase(head.phase)
  return head.kind === 'kami_turn' ? nameOf.phase('kami') : tell(laidIn(group) ?? head, me)
}
