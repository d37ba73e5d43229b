/** What of an event can be seen and heard: a scene for each kind, so that a new kind must say what it looks like. */
import { PROVINCES, type Card, type EventKind, type Figure, type Kami, type Province } from '../wire/vocab'
import type { EventOf } from '../words/telling'
import type { Clan, GameEvent } from '../wire/types'

export type Act =
  | 'step'
  | 'appear'
  | 'fall'
  | 'coins'
  | 'points'
  | 'honor'
  | 'card'
  | 'tile'
  | 'bond'
  | 'clash'
  | 'season'
  | 'victory'

export interface Cue {
  readonly act: Act
  readonly event: GameEvent
}

/** What is drawn while it moves. */
export type Sprite =
  | { readonly sort: 'figure'; readonly clan: Clan | null; readonly figure: Figure }
  | {
      readonly sort: 'token'
      readonly token: 'coin' | 'ronin' | 'vp' | 'honor' | 'war' | 'alliance' | 'leader'
    }
  | { readonly sort: 'card'; readonly card: Card }

/** Where something stands on the screen: elements carry it as `data-anchor`. */
export type Anchor =
  | `province:${Province}`
  | `war:${Province}`
  | `shrine:${Kami}`
  | `clan:${Clan}`
  | `${Purse}:${Clan}`
  | `turn:${number}`
  | `kami-turn:${number}`
  | `card:${Card}`
  | 'season'
  | 'reserve'
type Purse = 'vp' | 'coins' | 'ronin' | 'honor'

/** A few ways of moving; each kind of event is put together from them. */
export type Effect =
  | { readonly does: 'drop' | 'fall'; readonly what: Sprite; readonly at: Anchor }
  | { readonly does: 'fly'; readonly what: Sprite; readonly from: Anchor; readonly to: Anchor }
  | { readonly does: 'count'; readonly amount: number; readonly at: Anchor }
  | { readonly does: 'shine' | 'turn'; readonly at: Anchor }

const place = (id: Province | Kami | 'reserve'): Anchor => {
  if (id === 'reserve') return id
  return id in PROVINCES ? `province:${id as Province}` : `shrine:${id as Kami}`
}
const figure = (clan: Clan | null, kind: Figure): Sprite => ({ sort: 'figure', clan, figure: kind })
const token = (id: Extract<Sprite, { sort: 'token' }>['token']): Sprite => ({ sort: 'token', token: id })
const drop = (what: Sprite, at: Anchor): Effect => ({ does: 'drop', what, at })
const fall = (what: Sprite, at: Anchor): Effect => ({ does: 'fall', what, at })
const fly = (what: Sprite, from: Anchor, to: Anchor): Effect => ({ does: 'fly', what, from, to })
const count = (purse: Purse, clan: Clan, amount: number): Effect[] =>
  amount === 0 ? [] : [{ does: 'count', amount, at: `${purse}:${clan}` }]
const shine = (at: Anchor): Effect => ({ does: 'shine', at })
const turn = (at: Anchor): Effect => ({ does: 'turn', at })

interface Scene<K extends EventKind> {
  readonly heard: Act | null | ((event: EventOf<K>) => Act | null)
  readonly seen: (event: EventOf<K>) => readonly Effect[]
}
const still = { heard: null, seen: () => [] }
const sumOf = (bid: Record<string, number>): number =>
  Object.values(bid).reduce((sum, coins) => sum + coins, 0)

const SCENES = {
  game_started: still,
  season_started: { heard: 'season', seen: () => [shine('season')] },
  phase_started: still,
  war_order: { heard: null, seen: ({ provinces }) => provinces.map((id) => shine(`war:${id}`)) },
  display_laid: still,
  display_discarded: still,
  mandates_shuffled: still,
  game_ended: { heard: 'victory', seen: () => [] },
  vp: { heard: 'points', seen: ({ clan, amount }) => count('vp', clan, amount) },
  coins: {
    heard: ({ amount }) => (amount > 0 ? 'coins' : null),
    seen: ({ clan, amount }) => count('coins', clan, amount),
  },
  ronin: {
    heard: ({ amount }) => (amount > 0 ? 'coins' : null),
    seen: ({ clan, amount }) => count('ronin', clan, amount),
  },
  honor: { heard: 'honor', seen: ({ clan }) => [shine(`honor:${clan}`)] },
  gift: {
    heard: 'coins',
    seen: ({ clan, to, coins, ronin }) => [
      ...(coins > 0 ? [fly(token('coin'), `clan:${clan}`, `clan:${to}`), ...count('coins', to, coins)] : []),
      ...(ronin > 0 ? [fly(token('ronin'), `clan:${clan}`, `clan:${to}`), ...count('ronin', to, ronin)] : []),
    ],
  },
  proposed: { heard: 'bond', seen: ({ to }) => [shine(`clan:${to}`)] },
  refused: still,
  withdrew: still,
  ready: still,
  allied: {
    heard: 'bond',
    seen: (event) => [fly(token('alliance'), `clan:${event.clan}`, `clan:${event.with}`)],
  },
  alliance_ended: {
    heard: 'bond',
    seen: (event) => [
      fall(token('alliance'), `clan:${event.clan}`),
      fall(token('alliance'), `clan:${event.with}`),
    ],
  },
  looked: still,
  mandate_announced: { heard: 'tile', seen: (event) => [turn(`turn:${event.turn}`)] },
  mandate_laid: { heard: 'tile', seen: (event) => [turn(`turn:${event.turn}`)] },
  mandate_turn: { heard: null, seen: ({ clan }) => [shine(`clan:${clan}`)] },
  reaped: { heard: null, seen: ({ province }) => [shine(`province:${province}`)] },
  performs: { heard: null, seen: ({ clan }) => [shine(`clan:${clan}`)] },
  summoned: { heard: 'appear', seen: (event) => [drop(figure(event.clan, event.figure), place(event.to))] },
  placed: { heard: 'appear', seen: (event) => [drop(figure(event.clan, event.figure), place(event.to))] },
  moved: {
    heard: 'step',
    seen: (event) => [fly(figure(event.clan, event.figure), place(event.from), place(event.to))],
  },
  built: {
    heard: 'appear',
    seen: ({ clan, province }) => [drop(figure(clan, 'stronghold'), `province:${province}`)],
  },
  replaced: {
    heard: 'appear',
    seen: (event) => [
      fall(figure(event.owner, event.figure), place(event.at)),
      drop(figure(event.clan, event.with), place(event.at)),
    ],
  },
  killed: {
    heard: 'fall',
    seen: (event) => [fall(figure(event.clan, event.figure), `province:${event.province}`)],
  },
  captured: {
    heard: 'fall',
    seen: (event) => [
      fly(figure(event.owner, event.figure), `province:${event.province}`, `clan:${event.clan}`),
    ],
  },
  hostage_returned: {
    heard: null,
    seen: (event) => [fly(figure(event.owner, event.figure), `clan:${event.clan}`, `clan:${event.owner}`)],
  },
  returned: {
    heard: null,
    seen: (event) => [fly(figure(event.clan, event.figure), place(event.from), `clan:${event.clan}`)],
  },
  kami_placed: {
    heard: 'appear',
    seen: ({ clan, kami, to }) => [fly(figure(clan, kami), `shrine:${kami}`, place(to))],
  },
  kami_moved: {
    heard: 'step',
    seen: (event) => [fly(figure(event.clan, event.kami), place(event.from), place(event.to))],
  },
  kami_left: {
    heard: null,
    seen: (event) => [fly(figure(null, event.kami), place(event.from), `shrine:${event.kami}`)],
  },
  acquired: {
    heard: 'card',
    seen: ({ clan, card }) => [fly({ sort: 'card', card }, `card:${card}`, `clan:${clan}`)],
  },
  monster_joined: still,
  kami_turn: { heard: null, seen: (event) => [shine(`kami-turn:${event.turn}`)] },
  gift_won: {
    heard: null,
    seen: ({ clan, kami }) => [
      shine(`shrine:${kami}`),
      fly(token('leader'), `shrine:${kami}`, `clan:${clan}`),
    ],
  },
  province_at_war: {
    heard: null,
    seen: ({ province }) => [shine(`war:${province}`), shine(`province:${province}`)],
  },
  token_won: {
    heard: 'points',
    seen: ({ clan, province }) => [fly(token('war'), `war:${province}`, `clan:${clan}`)],
  },
  token_discarded: { heard: null, seen: ({ province }) => [fall(token('war'), `war:${province}`)] },
  battle_started: { heard: 'clash', seen: ({ province }) => [shine(`province:${province}`)] },
  bid_sealed: { heard: null, seen: ({ clan }) => [shine(`clan:${clan}`)] },
  bid_revealed: { heard: null, seen: ({ clan, bid }) => count('coins', clan, -sumOf(bid)) },
  advantage_won: { heard: null, seen: ({ clan }) => [shine(`clan:${clan}`)] },
  advantage_declined: still,
  ronin_hired: { heard: 'appear', seen: ({ clan }) => [drop(token('ronin'), `clan:${clan}`)] },
  battle_won: { heard: 'clash', seen: ({ province }) => [shine(`province:${province}`)] },
  battle_ended: still,
  bid_discarded: still,
  reparation: {
    heard: 'coins',
    seen: ({ clan, to, amount }) => [
      fly(token('coin'), `clan:${clan}`, `clan:${to}`),
      ...count('coins', to, amount),
    ],
  },
  spared: { heard: null, seen: ({ province }) => [shine(`province:${province}`)] },
  order_chosen: still,
  toll: still,
} as const satisfies { [K in EventKind]: Scene<K> }

const sceneOf = (event: GameEvent): Scene<EventKind> => SCENES[event.kind] as unknown as Scene<EventKind>

export function cueOf(event: GameEvent): Cue | null {
  const { heard } = sceneOf(event)
  const act = typeof heard === 'function' ? heard(event) : heard
  return act === null ? null : { act, event }
}

/** How an event is shown on the board. */
export const effectsOf = (event: GameEvent): readonly Effect[] => sceneOf(event).seen(event)
