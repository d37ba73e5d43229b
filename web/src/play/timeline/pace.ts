/** How fast events are played back: durations by speed setting, and catching up when far behind. */
import { settings, type Speed } from '../../lib/settings.svelte'
import type { Update } from '../../wire/types'
import type { Beat } from './beats'

/** Milliseconds behind the table from which the story goes twice as fast, and from which routine is only named. */
const HURRY = 8000
export const RUSH = 20_000
export const RUSHED = 120
/** Milliseconds that a question waits for the story while the clock of its seat runs. */
export const CLOCK_WAIT = 2000
/** Milliseconds for the one line about a battle that is skipped. */
export const SKIPPED = 1200
/**
 * Milliseconds for all that a clan does in one turn, and for the shortest part of it. Where nobody waits, each part lasts
 * longer, so that its caption can be read.
 */
const GESTURE = { all: 2000, part: 90, slower: 1 }
const UNHURRIED = { all: 4000, part: 550, slower: 1.6 }

const FACTORS: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 }

/** Only bots play with this person, and no clock runs: nobody waits while the story is behind. */
export const isAlone = ({ table, clocks }: Update): boolean =>
  clocks === null &&
  table.mine.length > 0 &&
  table.places.every(({ place, taken, bot }) => !taken || bot !== null || table.mine.includes(place))

export const factorOf = (speed: Speed, delay: number): number => FACTORS[speed] * (delay > HURRY ? 0.5 : 1)

/** Time for the next of `count` routine entries of a turn, after earlier ones took `spent` milliseconds. */
export function gestureTime(time: number, count: number, spent: number, unhurried = false): number {
  const { all, part, slower } = unhurried ? UNHURRIED : GESTURE
  return Math.min(time * slower, Math.max(part, (all - spent) / count))
}

const FAST_CARD = { battle: 4000, 'no-battle': 3500, season: 4000 }
const OTHERS_CARD = 4000
const OWN_CARD = 5000
const SEASON_CARD = 2500
/** Milliseconds that a scene stays at least, so that it can be read. */
const MIN_SCENE: Record<Speed, number> = { instant: 0, fast: 2500, normal: 4000, slow: 6400 }
/** The same for a loss of the player, which is one line; a story that is behind gives it as much. */
const MIN_NOTICE: Record<Speed, number> = { instant: 0, fast: 1500, normal: 3000, slow: 4800 }

/** Milliseconds that a card stays; without limit where it waits to be dismissed. */
function cardTime(speed: Speed, waits: boolean, card: keyof typeof FAST_CARD, mine: boolean): number {
  if (speed === 'instant') return 0
  if (waits && mine) return Number.POSITIVE_INFINITY
  if (speed === 'fast') return FAST_CARD[card]
  if (waits) return Number.POSITIVE_INFINITY
  return card === 'season' ? SEASON_CARD : mine ? OWN_CARD : OTHERS_CARD
}

/** Milliseconds that a scene stays while the story is that far behind; without limit where it waits to be dismissed. */
function sceneTime(speed: Speed, scene: Beat['scene'], delay: number): number {
  if (scene === null) return 0
  if (scene === 'notice') return MIN_NOTICE[speed]
  if (scene === 'holds' && speed !== 'instant') return Number.POSITIVE_INFINITY
  if (scene === 'waits' && (speed === 'normal' || speed === 'slow')) return Number.POSITIVE_INFINITY
  return MIN_SCENE[speed] * (delay > HURRY ? 0.5 : 1)
}

/** Milliseconds that a beat lasts while the story is that far behind. `mine`: the result of a battle of the player. */
export function beatTime(
  { time, card, scene }: Pick<Beat, 'time' | 'card' | 'scene'>,
  delay: number,
  mine: boolean,
): number {
  const { speed } = settings
  const stays = card === null ? 0 : cardTime(speed, settings.waitAtBattles, card, mine)
  return Math.max(time * factorOf(speed, delay) + stays, sceneTime(speed, scene, delay))
}
