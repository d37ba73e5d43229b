/** Which pieces and tokens fly over the board during an entry, and which pieces are hidden meanwhile. */
import { effectsOf, type Anchor, type Effect, type Sprite } from '../effects/cues'
import { figureKey } from '../pieces'
import type { Entry, GameEvent } from '../../wire/types'
import { undoneBy } from './story'

/** Something on its way over the board. */
export interface Flight {
  readonly key: number
  readonly effect: Effect
  /** Milliseconds. */
  readonly time: number
  readonly delay: number
  /** The piece that is not drawn in its place while this lasts, and how many of it. */
  readonly hides: string | null
  readonly count: number
  /** A piece over a board as it was before: it is gone from its place there until the board after it is drawn. */
  readonly lasts: boolean
  /** Seen where it has arrived until the next board is drawn. */
  readonly stays: boolean
}

/** The board is drawn as it is before the events, or as it is after them. */
export type Drawn = 'before' | 'after'

const MOVES: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['drop', 'fall', 'fly'])
/** Milliseconds from one piece to the next. */
const APART = 70

const placeIn = (anchor: Anchor): string | null => {
  const [kind, id] = anchor.split(':')
  return kind === 'province' || kind === 'shrine' ? (id ?? null) : null
}

function pieceOf(what: Sprite, at: Anchor | null): string | null {
  const place = at === null ? null : placeIn(at)
  if (place === null || what.kind !== 'figure') return null
  return figureKey(what.clan, what.figure, place)
}

const leaves = (effect: Effect): Anchor | null =>
  effect.kind === 'fly' ? effect.from : effect.kind === 'fall' ? effect.at : null
const arrives = (effect: Effect): Anchor | null =>
  effect.kind === 'fly' ? effect.to : effect.kind === 'drop' ? effect.at : null

/** The way back of what an undone event showed. */
function reversed(effect: Effect): Effect {
  if (effect.kind === 'fly') return { ...effect, from: effect.to, to: effect.from }
  if (effect.kind === 'drop') return { ...effect, kind: 'fall' }
  if (effect.kind === 'fall') return { ...effect, kind: 'drop' }
  return effect.kind === 'count' ? { ...effect, amount: -effect.amount } : effect
}

export const effectsOfAll = (events: readonly GameEvent[]): Effect[] =>
  events.flatMap((event) => [...effectsOf(event)])
/** What an entry shows; one that undoes others shows the way back of what they did. `story`: up to that entry. */
export function effectsOfEntry(entry: Entry, story: readonly Entry[]): Effect[] {
  if (entry.kind !== 'undone') return effectsOfAll(entry.events)
  return effectsOfAll(undoneBy(entry, story)).map(reversed).reverse()
}

let made = 0

/** The flights of effects that together last `time` milliseconds, over a board drawn before or after them. */
export function flightsOf(effects: readonly Effect[], drawn: Drawn, time: number): Flight[] {
  const moving = effects.filter(({ kind }) => MOVES.has(kind) || kind === 'count')
  const apart = Math.min(APART, time / 2 / Math.max(1, moving.length))
  return moving.map((effect, i) => {
    const at = drawn === 'before' ? leaves(effect) : arrives(effect)
    const what = 'what' in effect ? effect.what : null
    const hides = what === null ? null : pieceOf(what, at)
    const stays = drawn === 'before' && what !== null && pieceOf(what, arrives(effect)) !== null
    return {
      key: made++,
      effect,
      time: Math.max(120, time - apart * (moving.length - 1)),
      delay: i * apart,
      hides,
      count: what?.kind === 'figure' ? what.count : 1,
      lasts: stays || (drawn === 'before' && hides !== null),
      stays,
    }
  })
}
