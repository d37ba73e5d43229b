/** A battle from its events, act by act, so that it can be shown one after the other. */
import type { EventOf } from '../../words/telling'
import type { Clan, GameEvent } from '../../wire/types'
import { ADVANTAGES, type Advantage, type Province } from '../../wire/vocab'

export type Bid = Record<Advantage, number>

/** In the order of a battle: the bids, three advantages, who wins, the poets, who pays whom. */
export const ACTS = ['reveal', 'seppuku', 'hostage', 'ronin', 'outcome', 'poets', 'reparations'] as const
export type Act = (typeof ACTS)[number]

export interface Battle {
  /** The number of its first event: no two battles have the same. */
  readonly id: number
  readonly province: Province
  readonly war: number | null
  readonly clans: readonly Clan[]
  readonly sealed: Clan[]
  readonly bids: Partial<Record<Clan, Bid>>
  readonly winners: Partial<Record<Advantage, EventOf<'advantage_won'>>>
  readonly declined: Advantage[]
  readonly acts: Record<Act, GameEvent[]>
  victor: EventOf<'battle_won'> | null
  ended: boolean
}

function begun(event: EventOf<'battle_started'>, war: number | null): Battle {
  const acts = Object.fromEntries(ACTS.map((act): [Act, GameEvent[]] => [act, []])) as Record<
    Act,
    GameEvent[]
  >
  const { number: id, province, clans } = event
  return {
    id,
    province,
    war,
    clans,
    sealed: [],
    bids: {},
    winners: {},
    declined: [],
    acts,
    victor: null,
    ended: false,
  }
}

/** Which act an event belongs to: the one that caused it, or the one going on. */
function actOf(battle: Battle, event: GameEvent, now: Act): Act {
  const cause = ADVANTAGES.find((id) => battle.winners[id]?.number === event.parent)
  if (cause !== undefined) return cause
  switch (event.kind) {
    case 'bid_revealed':
      return 'reveal'
    case 'advantage_won':
      return event.advantage
    case 'battle_won':
      return 'outcome'
    case 'reparation':
    case 'bid_discarded':
      return 'reparations'
    default:
      return now
  }
}

function note(battle: Battle, event: GameEvent): void {
  if (event.kind === 'bid_sealed') battle.sealed.push(event.clan)
  if (event.kind === 'bid_revealed') battle.bids[event.clan] = event.bid
  if (event.kind === 'advantage_won') battle.winners[event.advantage] = event
  if (event.kind === 'advantage_declined') battle.declined.push(event.advantage)
  if (event.kind === 'battle_won') battle.victor = event
  if (event.kind === 'battle_ended') battle.ended = true
}

export function battlesOf(events: readonly GameEvent[]): Battle[] {
  const battles: Battle[] = []
  let [open, now, war]: [Battle | null, Act, number | null] = [null, 'reveal', null]
  for (const event of events) {
    if (event.kind === 'province_at_war') war = event.war_number
    if (event.kind === 'battle_started') {
      open = begun(event, war)
      now = 'reveal'
      battles.push(open)
    } else if (open !== null) {
      note(open, event)
      if (event.kind === 'battle_ended') open = null
      else if (event.kind !== 'bid_sealed') {
        now = actOf(open, event, now)
        open.acts[now].push(event)
      }
    }
  }
  return battles
}

/** How many acts have been played: an act without events is over once a later one has begun. */
export function reached(battle: Battle): number {
  if (battle.ended) return ACTS.length
  return ACTS.reduce((most, act, i) => (battle.acts[act].length > 0 ? i + 1 : most), 0)
}

/** What an advantage or the outcome brought: the events after the one that names its winner. */
export const effects = (battle: Battle, act: Act): GameEvent[] =>
  battle.acts[act].filter(
    ({ kind }) => kind !== 'advantage_won' && kind !== 'bid_revealed' && kind !== 'battle_won',
  )

export const fallen = (battle: Battle, upTo: number): EventOf<'killed'>[] =>
  ACTS.slice(0, upTo).flatMap((act) => battle.acts[act].filter((event) => event.kind === 'killed'))

/** Whether several clans put the most Coins on it, so that honor decided. */
export function tied(battle: Battle, id: Advantage): boolean {
  const coins = battle.clans.map((clan) => battle.bids[clan]?.[id] ?? 0)
  const most = Math.max(...coins)
  return most > 0 && coins.filter((bid) => bid === most).length > 1
}
