/** Reads battles from the story, split into the steps in which they are shown. */
import { eventsOf, standingsOf } from '../../play/timeline/story'
import type { Bid } from '../../words/formatting'
import type { EventOf } from '../../words/sentences'
import type { BattleStanding, Clan, Entry, GameEvent } from '../../wire/types'
import { ADVANTAGES, type Advantage, type EventKind, type Province } from '../../wire/vocab'

/** In the order of a battle: the bids, three advantages, who wins, the poets, who pays whom. */
export const STEPS = ['reveal', 'seppuku', 'hostage', 'ronin', 'outcome', 'poets', 'reparations'] as const
export type Step = (typeof STEPS)[number]

export interface Battle {
  /** The number of its first event: no two battles have the same. */
  readonly id: number
  readonly province: Province
  readonly war: number | null
  readonly clans: readonly Clan[]
  readonly sealed: Clan[]
  /** Sealed bids that this seat knows: its own, or in a replay with all secrets everyone's. */
  readonly known: Partial<Record<Clan, Bid>>
  readonly bids: Partial<Record<Clan, Bid>>
  readonly winners: Partial<Record<Advantage, EventOf<'advantage_won'>>>
  readonly declined: Advantage[]
  readonly steps: Record<Step, GameEvent[]>
  victor: EventOf<'battle_won'> | null
  /** How it stands, as far as it has been told. */
  standing: BattleStanding | null
  /** How it stood when it was decided. */
  decided: BattleStanding | null
  ended: boolean
}

function begun(event: EventOf<'battle_started'>, war: number | null): Battle {
  const steps = Object.fromEntries(STEPS.map((step): [Step, GameEvent[]] => [step, []])) as Record<
    Step,
    GameEvent[]
  >
  const { number: id, province, clans } = event
  return {
    id,
    province,
    war,
    clans,
    sealed: [],
    known: {},
    bids: {},
    winners: {},
    declined: [],
    steps,
    victor: null,
    standing: null,
    decided: null,
    ended: false,
  }
}

/** Which step an event belongs to: the one that caused it, or the one going on. */
function stepOf(battle: Battle, event: GameEvent, now: Step): Step {
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
  if (event.kind === 'bid_sealed') {
    battle.sealed.push(event.clan)
    if (event.bid !== null) battle.known[event.clan] = event.bid
  }
  if (event.kind === 'bid_revealed') battle.bids[event.clan] = event.bid
  if (event.kind === 'advantage_won') battle.winners[event.advantage] = event
  if (event.kind === 'advantage_declined') battle.declined.push(event.advantage)
  if (event.kind === 'battle_won') battle.victor = event
  if (event.kind === 'battle_ended') battle.ended = true
}

export function battlesOf(story: readonly Entry[]): Battle[] {
  const battles: Battle[] = []
  const events = eventsOf(story)
  const standings = standingsOf(story)
  const told = (events.at(-1)?.number ?? -1) + 1
  let [open, now, war]: [Battle | null, Step, number | null] = [null, 'reveal', null]
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
        now = stepOf(open, event, now)
        open.steps[now].push(event)
      }
    }
  }
  for (const battle of battles) {
    const upTo = (event: number): BattleStanding | null =>
      standings.findLast(({ battle: id, number }) => id === battle.id && number <= event) ?? null
    battle.standing = upTo(told)
    battle.decided = battle.victor === null ? null : upTo(battle.victor.number)
  }
  return battles
}

/** How many steps have been played: a step without events is over once a later one has begun. */
export function reached(battle: Battle): number {
  if (battle.ended) return STEPS.length
  return STEPS.reduce((most, step, i) => (battle.steps[step].length > 0 ? i + 1 : most), 0)
}

/**
 * What an advantage or the outcome brought: the events after the one that names its winner. Of several changes of
 * honor only the last, which names the order that they led to, with all of its steps.
 */
export function effects(battle: Battle, step: Step): GameEvent[] {
  const all = battle.steps[step]
  const later = (one: GameEvent): boolean =>
    all.some((event) => event.kind === 'honor' && one.kind === 'honor' && event.number > one.number)
  const steps = (clan: Clan): number =>
    all.reduce((sum, event) => sum + (event.kind === 'honor' && event.clan === clan ? event.steps : 0), 0)
  return all.flatMap((event): GameEvent[] => {
    if (event.kind === 'advantage_won' || event.kind === 'bid_revealed' || event.kind === 'battle_won')
      return []
    if (event.kind !== 'honor') return [event]
    return later(event) ? [] : [{ ...event, steps: steps(event.clan) }]
  })
}

/** The first of these effects, and of the rest what changes the score or honor. */
export const listedEffects = (all: readonly GameEvent[], most: number): GameEvent[] =>
  all.filter(({ kind }, i) => i < most || kind === 'vp' || kind === 'honor')

/** Kinds of events by which an advantage changes who wins. */
const DECISIVE: ReadonlySet<EventKind> = new Set<EventKind>(['killed', 'captured', 'ronin_hired'])

/** The advantages that brought something, those that changed the forces first. */
export function causes(battle: Battle): Advantage[] {
  const brought = ADVANTAGES.filter((id) => !battle.declined.includes(id) && effects(battle, id).length > 0)
  const decisive = (id: Advantage): boolean => effects(battle, id).some(({ kind }) => DECISIVE.has(kind))
  return [...brought.filter(decisive), ...brought.filter((id) => !decisive(id))]
}

/** VP that no advantage brought: those of cards, and of what the victor gets. */
export const otherVP = (battle: Battle): EventOf<'vp'>[] =>
  (['reveal', 'outcome', 'reparations'] as const).flatMap((step) =>
    battle.steps[step].filter((event) => event.kind === 'vp'),
  )

export const killedIn = (battle: Battle): EventOf<'killed'>[] =>
  STEPS.flatMap((step) => battle.steps[step].filter((event) => event.kind === 'killed'))

/** The Coins that a clan bid, and those that it got as reparations. */
export function coinsOf(battle: Battle, clan: Clan): { bid: number; repaid: number } {
  const bid = Object.values(battle.bids[clan] ?? {}).reduce((sum, coins) => sum + coins, 0)
  const repaid = battle.steps.reparations.reduce(
    (sum, event) => sum + (event.kind === 'reparation' && event.to === clan ? event.amount : 0),
    0,
  )
  return { bid, repaid }
}

/** Whether several clans put the most Coins on it, so that honor decided. */
export function tied(battle: Battle, id: Advantage): boolean {
  const coins = battle.clans.map((clan) => battle.bids[clan]?.[id] ?? 0)
  const most = Math.max(...coins)
  return most > 0 && coins.filter((bid) => bid === most).length > 1
}

/** Who won an advantage; while that is open, all who put the most Coins on it. */
export function highestBid(battle: Battle, id: Advantage): { clans: readonly Clan[]; coins: number } {
  const bidOf = (clan: Clan): number => battle.bids[clan]?.[id] ?? 0
  const coins = Math.max(0, ...battle.clans.map(bidOf))
  const winner = battle.winners[id]?.clan
  return {
    clans: winner === undefined ? battle.clans.filter((clan) => bidOf(clan) === coins) : [winner],
    coins,
  }
}
