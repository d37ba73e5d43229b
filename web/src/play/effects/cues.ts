/** The effects and the sound of each kind of event. A new kind does not compile without them. */
import { PROVINCES, type Card, type EventKind, type Figure, type Kami, type Province } from '../../wire/vocab'
import type { EventOf } from '../../words/sentences'
import type { Clan, GameEvent } from '../../wire/types'

export type SoundCueKind =
  | 'step'
  | 'appear'
  | 'fall'
  | 'coins'
  | 'points'
  | 'honor'
  | 'card'
  | 'tile'
  | 'bond'
  | 'alliance'
  | 'betrayal'
  | 'bids'
  | 'clash'
  | 'battle'
  | 'season'
  | 'victory'

export interface SoundCue {
  readonly kind: SoundCueKind
  readonly event: GameEvent
}

/** What is drawn while it moves. */
export type Sprite =
  | { readonly kind: 'figure'; readonly clan: Clan | null; readonly figure: Figure; readonly count: number }
  | {
      readonly kind: 'token'
      readonly token: 'coin' | 'ronin' | 'vp' | 'honor' | 'war' | 'alliance' | 'leader'
    }
  | { readonly kind: 'card'; readonly card: Card }

/** Where something stands on the screen: elements carry it as `data-anchor`. */
export type Anchor =
  | `province:${Province}`
  | `war:${Province}`
  | `shrine:${Kami}`
  | `clan:${Clan}`
  | `${Resource | 'honor'}:${Clan}`
  | `turn:${number}`
  | `kami-turn:${number}`
  | `card:${Card}`
  | 'season'
  | 'reserve'
export type Resource = 'vp' | 'coins' | 'ronin'

/** The kinds of movement that events are shown with. */
export type Effect =
  | { readonly kind: 'drop' | 'fall'; readonly what: Sprite; readonly at: Anchor }
  | { readonly kind: 'fly'; readonly what: Sprite; readonly from: Anchor; readonly to: Anchor }
  | { readonly kind: 'count'; readonly amount: number; readonly at: Anchor }
  | { readonly kind: 'shine' | 'turn'; readonly at: Anchor }

const place = (id: Province | Kami | 'reserve'): Anchor => {
  if (id === 'reserve') return id
  return id in PROVINCES ? `province:${id as Province}` : `shrine:${id as Kami}`
}
const figure = (clan: Clan | null, id: Figure, count = 1): Sprite => ({
  kind: 'figure',
  clan,
  figure: id,
  count,
})
const token = (id: Extract<Sprite, { kind: 'token' }>['token']): Sprite => ({ kind: 'token', token: id })
const drop = (what: Sprite, at: Anchor): Effect => ({ kind: 'drop', what, at })
const fall = (what: Sprite, at: Anchor): Effect => ({ kind: 'fall', what, at })
const fly = (what: Sprite, from: Anchor, to: Anchor): Effect => ({ kind: 'fly', what, from, to })
const count = (what: Resource | 'honor', clan: Clan, amount: number): Effect[] =>
  amount === 0 ? [] : [{ kind: 'count', amount, at: `${what}:${clan}` }]
const shine = (at: Anchor): Effect => ({ kind: 'shine', at })
const turn = (at: Anchor): Effect => ({ kind: 'turn', at })

interface Cue<K extends EventKind> {
  readonly sound: SoundCueKind | null | ((event: EventOf<K>) => SoundCueKind | null)
  readonly effects: (event: EventOf<K>) => readonly Effect[]
}
const quiet = { sound: null, effects: () => [] }
const sumOf = (bid: Record<string, number>): number =>
  Object.values(bid).reduce((sum, coins) => sum + coins, 0)

const CUES = {
  game_started: quiet,
  season_started: { sound: 'season', effects: () => [shine('season')] },
  phase_started: quiet,
  war_order: { sound: null, effects: ({ provinces }) => provinces.map((id) => shine(`war:${id}`)) },
  display_laid: quiet,
  display_discarded: quiet,
  mandates_shuffled: quiet,
  game_ended: { sound: 'victory', effects: () => [] },
  vp: { sound: 'points', effects: ({ clan, amount }) => count('vp', clan, amount) },
  coins: {
    sound: ({ amount }) => (amount > 0 ? 'coins' : null),
    effects: ({ clan, amount }) => count('coins', clan, amount),
  },
  ronin: {
    sound: ({ amount }) => (amount > 0 ? 'coins' : null),
    effects: ({ clan, amount }) => count('ronin', clan, amount),
  },
  honor: { sound: 'honor', effects: ({ clan }) => [shine(`honor:${clan}`)] },
  gift: {
    sound: 'coins',
    effects: ({ clan, to, coins, ronin }) => [
      ...(coins > 0 ? [fly(token('coin'), `clan:${clan}`, `clan:${to}`), ...count('coins', to, coins)] : []),
      ...(ronin > 0 ? [fly(token('ronin'), `clan:${clan}`, `clan:${to}`), ...count('ronin', to, ronin)] : []),
    ],
  },
  proposed: { sound: 'bond', effects: ({ to }) => [shine(`clan:${to}`)] },
  refused: quiet,
  withdrew: quiet,
  ready: quiet,
  allied: {
    sound: 'alliance',
    effects: (event) => [fly(token('alliance'), `clan:${event.clan}`, `clan:${event.with}`)],
  },
  alliance_ended: {
    sound: ({ cause }) => (cause === 'betray' ? 'betrayal' : null),
    effects: (event) => [
      fall(token('alliance'), `clan:${event.clan}`),
      fall(token('alliance'), `clan:${event.with}`),
    ],
  },
  looked: quiet,
  mandate_announced: { sound: 'tile', effects: (event) => [turn(`turn:${event.turn}`)] },
  mandate_laid: { sound: 'tile', effects: (event) => [turn(`turn:${event.turn}`)] },
  mandate_turn: { sound: null, effects: ({ clan }) => [shine(`clan:${clan}`)] },
  reaped: { sound: null, effects: ({ province }) => [shine(`province:${province}`)] },
  performs: { sound: null, effects: ({ clan }) => [shine(`clan:${clan}`)] },
  summoned: {
    sound: 'appear',
    effects: (event) => [drop(figure(event.clan, event.figure), place(event.to))],
  },
  placed: { sound: 'appear', effects: (event) => [drop(figure(event.clan, event.figure), place(event.to))] },
  moved: {
    sound: 'step',
    effects: (event) => [fly(figure(event.clan, event.figure), place(event.from), place(event.to))],
  },
  built: {
    sound: 'appear',
    effects: ({ clan, province }) => [drop(figure(clan, 'stronghold'), `province:${province}`)],
  },
  replaced: {
    sound: 'appear',
    effects: (event) => [
      fall(figure(event.owner, event.figure), place(event.at)),
      drop(figure(event.clan, event.with), place(event.at)),
      shine(place(event.at)),
    ],
  },
  killed: {
    sound: 'fall',
    effects: (event) => [fall(figure(event.clan, event.figure, event.count), `province:${event.province}`)],
  },
  captured: {
    sound: 'fall',
    effects: (event) => [
      fly(figure(event.owner, event.figure), `province:${event.province}`, `clan:${event.clan}`),
    ],
  },
  hostage_returned: {
    sound: null,
    effects: (event) => [fly(figure(event.owner, event.figure), `clan:${event.clan}`, `clan:${event.owner}`)],
  },
  returned: {
    sound: null,
    effects: (event) => [
      fly(figure(event.clan, event.figure, event.count), place(event.from), `clan:${event.clan}`),
    ],
  },
  kami_placed: {
    sound: 'appear',
    effects: ({ clan, kami, to }) => [fly(figure(clan, kami), `shrine:${kami}`, place(to))],
  },
  kami_moved: {
    sound: 'step',
    effects: (event) => [fly(figure(event.clan, event.kami), place(event.from), place(event.to))],
  },
  kami_left: {
    sound: null,
    effects: (event) => [fly(figure(null, event.kami), place(event.from), `shrine:${event.kami}`)],
  },
  acquired: {
    sound: 'card',
    effects: ({ clan, card }) => [fly({ kind: 'card', card }, `card:${card}`, `clan:${clan}`)],
  },
  monster_joined: quiet,
  kami_turn: { sound: null, effects: (event) => [shine(`kami-turn:${event.turn}`)] },
  gift_won: {
    sound: null,
    effects: ({ clan, kami }) => [
      shine(`shrine:${kami}`),
      fly(token('leader'), `shrine:${kami}`, `clan:${clan}`),
    ],
  },
  province_at_war: {
    sound: null,
    effects: ({ province }) => [shine(`war:${province}`), shine(`province:${province}`)],
  },
  token_won: {
    sound: 'points',
    effects: ({ clan, province }) => [fly(token('war'), `war:${province}`, `clan:${clan}`)],
  },
  token_discarded: { sound: null, effects: ({ province }) => [fall(token('war'), `war:${province}`)] },
  battle_started: { sound: 'clash', effects: ({ province }) => [shine(`province:${province}`)] },
  bid_sealed: { sound: null, effects: ({ clan }) => [shine(`clan:${clan}`)] },
  bid_revealed: { sound: 'bids', effects: ({ clan, bid }) => count('coins', clan, -sumOf(bid)) },
  advantage_won: { sound: null, effects: ({ clan }) => [shine(`clan:${clan}`)] },
  advantage_declined: quiet,
  ronin_hired: { sound: 'appear', effects: ({ clan }) => [drop(token('ronin'), `clan:${clan}`)] },
  battle_won: { sound: 'battle', effects: ({ province }) => [shine(`province:${province}`)] },
  battle_ended: quiet,
  bid_discarded: quiet,
  reparation: {
    sound: 'coins',
    effects: ({ clan, to, amount }) => [
      fly(token('coin'), `clan:${clan}`, `clan:${to}`),
      ...count('coins', to, amount),
    ],
  },
  spared: { sound: null, effects: ({ province }) => [shine(`province:${province}`)] },
  order_chosen: quiet,
  toll: quiet,
} as const satisfies { [K in EventKind]: Cue<K> }

const cueOf = (event: GameEvent): Cue<EventKind> => CUES[event.kind] as unknown as Cue<EventKind>

export function soundCueOf(event: GameEvent): SoundCue | null {
  const { sound } = cueOf(event)
  const kind = typeof sound === 'function' ? sound(event) : sound
  return kind === null ? null : { kind, event }
}

/** How an event is shown on the board. */
export const effectsOf = (event: GameEvent): readonly Effect[] => cueOf(event).effects(event)
