/** What of an event can be seen and heard: one cue for each kind, so that a new kind must say what it looks like. */
import type { EventKind } from '../wire/vocab'
import type { EventOf } from './telling'
import type { GameEvent } from './wire'

export type Act = 'step' | 'appear' | 'fall' | 'coins' | 'points' | 'honor' | 'card' | 'tile' | 'bond' | 'clash' | 'season' | 'victory'

export interface Cue {
  readonly act: Act
  readonly event: GameEvent
  /** Milliseconds, before anybody skips. */
  readonly time: number
}

const TIME: Record<Act, number> = {
  step: 320,
  appear: 260,
  fall: 320,
  coins: 280,
  points: 280,
  honor: 320,
  card: 320,
  tile: 320,
  bond: 400,
  clash: 400,
  season: 400,
  victory: 400,
}

type Scene<K extends EventKind> = Act | null | ((event: EventOf<K>) => Act | null)

const SCENES: { readonly [K in EventKind]: Scene<K> } = {
  game_started: null,
  season_started: 'season',
  phase_started: null,
  war_order: null,
  display_laid: null,
  display_discarded: null,
  mandates_shuffled: null,
  game_ended: 'victory',
  vp: 'points',
  coins: ({ amount }) => (amount > 0 ? 'coins' : null),
  ronin: ({ amount }) => (amount > 0 ? 'coins' : null),
  honor: 'honor',
  gift: 'coins',
  proposed: 'bond',
  refused: null,
  withdrew: null,
  ready: null,
  allied: 'bond',
  alliance_ended: 'bond',
  looked: null,
  mandate_announced: 'tile',
  mandate_laid: 'tile',
  mandate_turn: null,
  reaped: null,
  performs: null,
  summoned: 'appear',
  placed: 'appear',
  moved: 'step',
  built: 'appear',
  replaced: 'appear',
  killed: 'fall',
  captured: 'fall',
  hostage_returned: null,
  returned: null,
  kami_placed: 'appear',
  kami_moved: 'step',
  kami_left: null,
  acquired: 'card',
  monster_joined: null,
  kami_turn: null,
  gift_won: null,
  province_at_war: null,
  token_won: 'points',
  token_discarded: null,
  battle_started: 'clash',
  bid_sealed: null,
  bid_revealed: null,
  advantage_won: null,
  advantage_declined: null,
  ronin_hired: 'appear',
  battle_won: 'clash',
  battle_ended: null,
  bid_discarded: null,
  reparation: 'coins',
  spared: null,
  order_chosen: null,
  toll: null,
}

export function cueOf(event: GameEvent): Cue | null {
  const scene = SCENES[event.kind] as Scene<EventKind>
  const act = typeof scene === 'function' ? (scene as (event: GameEvent) => Act | null)(event) : scene
  return act === null ? null : { act, event, time: TIME[act] }
}
