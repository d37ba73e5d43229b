/**
 * Splits the events of an entry into beats (groups of events shown at the same time), with each beat's duration at
 * normal speed.
 */
import type { Clan, Entry, GameEvent, PromiseChange } from '../../wire/types'
import type { EventKind } from '../../wire/vocab'
import { robberOf } from './losses'

/**
 * How long a scene is seen: for a while, a loss for a shorter while, an alliance of the player until it is dismissed except
 * at a fast speed, and what was done against the player's trust until it is dismissed at any speed.
 */
type Scene = 'stays' | 'notice' | 'waits' | 'holds'

/** Events that are shown together. */
export interface Beat {
  readonly events: readonly GameEvent[]
  /** Milliseconds at normal speed. */
  readonly time: number
  /** Part of a war: the stage shows it. */
  readonly war: boolean
  /** Something to read that stays until it is dismissed: the result of a battle, or of a war without one. */
  readonly card: 'battle' | 'no-battle' | 'season' | null
  /** A scene with a button to go on: how long it has to stay. */
  readonly scene: Scene | null
  /** A promise that was broken just now; the beat has no events then. */
  readonly promise: PromiseChange | null
  /** Who took something from the player outside a battle. */
  readonly robber: Clan | null
  /** A source of the final score, such as a card or the war tokens of a clan. */
  readonly score: boolean
}

/**
 * Milliseconds by kind. Positive: the event begins a beat. Negative: it belongs to the beat before it, and lasts this long
 * only where there is none. 0: nothing to see.
 */
const TIMES: Record<EventKind, number> = {
  game_started: 0,
  season_started: 2400,
  phase_started: 0,
  war_order: -1200,
  display_laid: 0,
  display_discarded: 0,
  mandates_shuffled: 0,
  game_ended: 0,
  vp: -600,
  coins: -600,
  ronin: -600,
  honor: -300,
  gift: 500,
  proposed: 400,
  refused: 400,
  withdrew: 400,
  ready: 200,
  allied: 1400,
  alliance_ended: -400,
  looked: 0,
  mandate_announced: 1200,
  mandate_laid: 1200,
  mandate_turn: 0,
  reaped: 900,
  performs: -200,
  summoned: 700,
  placed: 700,
  moved: 420,
  built: 450,
  replaced: 900,
  killed: -400,
  captured: -500,
  hostage_returned: -300,
  returned: -300,
  kami_placed: 420,
  kami_moved: 420,
  kami_left: -300,
  acquired: 700,
  monster_joined: 0,
  kami_turn: 1200,
  gift_won: 1500,
  province_at_war: 600,
  token_won: 700,
  token_discarded: 600,
  battle_started: 600,
  bid_sealed: 200,
  bid_revealed: 900,
  advantage_won: 1700,
  advantage_declined: 500,
  ronin_hired: -600,
  battle_won: 900,
  battle_ended: 0,
  bid_discarded: 500,
  reparation: 500,
  spared: -400,
  order_chosen: 0,
  toll: -200,
}
const WAR_ANNOUNCED = 1800
/** One source of a clan's final score. */
const SCORED = 1000
const BETRAYED = 1600
const BROKEN = 1600

/** Kinds that are shown at once however many there are: all bids, all rewards, all payments. */
const TOGETHER: Partial<Record<EventKind, string>> = {
  bid_revealed: 'bids',
  reaped: 'rewards',
  reparation: 'payments',
  bid_discarded: 'payments',
  summoned: 'summons',
  placed: 'summons',
}
const ROUTINE: ReadonlySet<EventKind> = new Set<EventKind>([
  'gift',
  'proposed',
  'refused',
  'withdrew',
  'ready',
  'summoned',
  'placed',
  'moved',
  'built',
  'kami_placed',
  'kami_moved',
  'acquired',
  'bid_sealed',
])
const WAR: ReadonlySet<EventKind> = new Set<EventKind>([
  'province_at_war',
  'battle_started',
  'bid_revealed',
  'advantage_won',
  'advantage_declined',
  'battle_won',
  'battle_ended',
  'token_won',
  'token_discarded',
  'reparation',
  'bid_discarded',
])

/** Why a war has no battle: no one has force there, one clan alone, or only two allies (WAR-3 to WAR-5). */
const NO_BATTLE: ReadonlySet<string> = new Set(['WAR-3', 'WAR-4', 'WAR-5'])

const begins = (event: GameEvent): boolean => timeOf(event) > 0 || event.kind === 'battle_ended'

const announcesWar = (event: GameEvent): boolean => event.kind === 'phase_started' && event.phase === 'war'

function timeOf(event: GameEvent): number {
  if (announcesWar(event)) return WAR_ANNOUNCED
  if (event.kind === 'alliance_ended' && event.cause === 'betray') return BETRAYED
  return TIMES[event.kind]
}

function cardOf({ kind, cause }: GameEvent): Beat['card'] {
  if (kind === 'battle_ended') return 'battle'
  if (kind === 'season_started') return 'season'
  return (kind === 'token_won' || kind === 'token_discarded') && NO_BATTLE.has(cause) ? 'no-battle' : null
}

function sceneOf(event: GameEvent, me: Clan | null): Scene | null {
  if (announcesWar(event) || event.kind === 'province_at_war') return 'stays'
  if (event.kind === 'allied') return me !== null && [event.clan, event.with].includes(me) ? 'waits' : null
  if (event.kind !== 'alliance_ended' || event.cause !== 'betray') return null
  return event.with === me ? 'holds' : 'stays'
}

/** Winter is scored source by source: its war tokens, their set, and each card of a clan. */
const isSameScore = (event: GameEvent, { events: [first] }: Draft): boolean =>
  'clan' in first && 'clan' in event && first.clan === event.clan && first.cause === event.cause

function joins(event: GameEvent, before: Draft, score: boolean, robber: Clan | null): boolean {
  if (before.card === 'battle') return false
  if (robber !== null) return before.robber === robber && !begins(event)
  if (score) return before.score && isSameScore(event, before)
  if (before.card === 'no-battle' && event.kind === 'phase_started') return false // the season ends
  const together = TOGETHER[event.kind]
  return !begins(event) || (together !== undefined && together === TOGETHER[before.events[0].kind])
}

interface Draft {
  events: [GameEvent, ...GameEvent[]]
  time: number
  war: boolean
  card: Beat['card']
  scene: Scene | null
  promise: null
  robber: Clan | null
  score: boolean
}

/** `fighting`: the entry begins in the middle of a battle. */
export function beatsOf(
  entry: Pick<Entry, 'clan' | 'events' | 'promises'>,
  me: Clan | null,
  fighting = false,
): Beat[] {
  const beats: Draft[] = []
  let winter = false
  for (const event of entry.events) {
    winter ||= event.kind === 'season_started' && event.season === 'winter'
    const score = event.kind === 'vp' && (winter || event.cause.startsWith('WIN-'))
    const time = score ? SCORED : Math.abs(timeOf(event))
    const last = beats.at(-1)
    if (event.kind === 'battle_started') fighting = true
    const robber = fighting || score ? null : robberOf(event, me, entry)
    if (last !== undefined && joins(event, last, score, robber)) {
      last.events.push(event)
      if (begins(event) || !begins(last.events[0])) last.time = Math.max(last.time, time)
    } else {
      const card = cardOf(event)
      const war = fighting || WAR.has(event.kind) || announcesWar(event)
      const scene = robber === null ? sceneOf(event, me) : 'notice'
      beats.push({ events: [event], time, war, card, scene, promise: null, robber, score })
    }
    if (event.kind === 'battle_ended') fighting = false
  }
  const broken = (entry.promises ?? []).filter(({ state }) => state === 'broken')
  return withBroken(beats, broken, me).filter(({ time, card }) => time > 0 || card !== null)
}

/** Each broken promise is a beat of its own, right after the beat with the event that broke it. */
function withBroken(beats: readonly Beat[], broken: readonly PromiseChange[], me: Clan | null): Beat[] {
  const after = ({ events, war }: Beat): Beat[] =>
    broken
      .filter(({ event }) => events.some(({ number }) => number === event))
      .map((promise) => ({
        events: [],
        time: BROKEN,
        war,
        card: null,
        scene: promise.to === me ? ('holds' as const) : ('stays' as const),
        promise,
        robber: null,
        score: false,
      }))
  return beats.flatMap((beat) => [beat, ...after(beat)])
}

/** An entry as it has been told up to the beat with that index, for the log. */
export function toldPart(entry: Entry, beats: readonly Beat[], at: number): Entry {
  const last = beats
    .slice(0, at + 1)
    .findLast(({ events }) => events.length > 0)
    ?.events.at(-1)
  const coming = new Set(beats.slice(at + 1).map(({ promise }) => promise))
  return {
    ...entry,
    events: entry.events.filter(({ number }) => number <= (last?.number ?? -1)),
    promises: (entry.promises ?? []).filter(
      (promise) => promise.event <= (last?.number ?? -1) && !coming.has(promise),
    ),
  }
}

const isBond = ({ events: [first] }: Beat): boolean =>
  first?.kind === 'allied' || (first?.kind === 'alliance_ended' && first.cause === 'betray')

const isShrine = ({ events: [first] }: Beat): boolean => first?.kind === 'gift_won'

const isMandate = ({ events: [first] }: Beat): boolean => first?.kind === 'mandate_laid'

/** Something to dismiss: a press meant for the step before must not. */
export const isDismissed = ({ card, scene }: Beat): boolean =>
  card !== null || scene === 'waits' || scene === 'holds'

/** A beat that skipping the previous one does not skip. */
export const isMarked = (beat: Beat): boolean =>
  beat.war ||
  beat.card !== null ||
  beat.promise !== null ||
  beat.robber !== null ||
  beat.score ||
  isBond(beat) ||
  isMandate(beat) ||
  isShrine(beat)

/** A player who steps through a war does not step through sealed bids: a question of the player may wait for them. */
export const isStep = ({ events: [first] }: Beat): boolean => first?.kind !== 'bid_sealed'

/** The index of the next such beat after one of an entry; without one, the end of the entry. */
export function markedAfter(beats: readonly Beat[], beat: Beat): number {
  const at = beats.indexOf(beat)
  const stop = beats.findIndex((next, i) => i > at && isMarked(next))
  return stop < 0 ? beats.length : stop
}

/** Brief beats of one clan's turn, which are shown quickly: many of them in about a second. */
export const isRoutine = (beats: readonly Beat[]): boolean =>
  beats.every(({ events, war, card, scene }) => {
    const [first] = events
    return card === null && scene === null && !war && first !== undefined && ROUTINE.has(first.kind)
  })

export const totalOf = (beats: readonly Beat[]): number => beats.reduce((sum, { time }) => sum + time, 0)
