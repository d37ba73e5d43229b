/** One line that sums up a collapsed group of the log. */
import { nameOf, t } from '../../lib/i18n.svelte'
import type { Clan, GameEvent } from '../../wire/types'
import type { EventKind } from '../../wire/vocab'
import { clanIn, factsOf, listed } from '../../words/formatting'
import { type EventOf } from '../../words/sentences'
import type { Group } from './grouping'

/** What is counted in a mandate, in this order. */
const COUNTED = ['acquired', 'summoned', 'placed', 'moved', 'built', 'replaced', 'reaped', 'killed'] as const

const ofKind = <K extends EventKind>(events: readonly GameEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind)

function alliances(events: readonly GameEvent[], open: boolean): string {
  const pairs = ofKind(events, 'allied').map(({ clan, with: ally }) =>
    t('log-pair', { one: nameOf.clan(clan), other: nameOf.clan(ally) }),
  )
  return pairs.length === 0 && !open ? t('log-sum-no-alliance') : factsOf(pairs)
}

function shrines(events: readonly GameEvent[], open: boolean): string {
  const clans = new Set(ofKind(events, 'gift_won').map(({ clan }) => nameOf.clan(clan)))
  if (clans.size === 0) return open ? '' : t('log-sum-no-shrine')
  return listed([...clans])
}

function outcome(events: readonly GameEvent[], me: Clan | null): string {
  const won = ofKind(events, 'token_won').at(-1)
  if (won !== undefined) return t('battle-wins', { clan: clanIn(won.clan, me) })
  return ofKind(events, 'token_discarded').length > 0 ? t('log-sum-no-winner') : ''
}

const counts = (events: readonly GameEvent[]): string =>
  factsOf(
    COUNTED.flatMap((kind) => {
      const count = ofKind(events, kind).reduce((sum, one) => sum + ('count' in one ? one.count : 1), 0)
      return count === 0 ? [] : [t(`log-sum-${kind}`, { count })]
    }),
  )

/** Empty where there is nothing to say. `open`: more may come, so that nothing is said of what did not happen. */
export function summaryOf({ head, lines }: Group, me: Clan | null, open: boolean): string {
  const events = lines.flatMap(({ item }) => item.event ?? [])
  if (head?.kind === 'mandate_turn') return counts(events)
  if (head?.kind === 'kami_turn') return shrines(events, open)
  if (head?.kind === 'province_at_war') return outcome(events, me)
  return head?.kind === 'phase_started' && head.phase === 'tea' ? alliances(events, open) : ''
}
