/** Turns the effects of an event into animations: start and end points are measured on the screen. */
import type { Anchor, Effect, Sprite } from '../../play/effects/cues'
import { figureKey } from '../../play/pieces'
import { viewport } from '../../lib/browser/viewport.svelte'

/** A sprite, or a number, and how it moves around a point of the window. */
export interface FlyingSprite {
  readonly what: Sprite | number
  readonly x: number
  readonly y: number
  readonly frames: Keyframe[]
  readonly time: number
}
/** Something of the board that moves where it stands. */
interface Animated {
  readonly target: Element
  readonly frames: Keyframe[]
  readonly time: number
}

const TIME = 360
/** The class of the map, and how far from its edges pieces stay, in pixels. */
const MAP = 'board-map'
const FROM_EDGE = 24
/** A number must be read. */
const READ = 900

const FRAMES = {
  drop: [
    { opacity: 0, transform: 'translateY(-28px) scale(1.4)' },
    { opacity: 1, transform: 'none' },
  ],
  fall: [
    { opacity: 1, transform: 'none' },
    { opacity: 0, transform: 'translateY(26px) rotate(28deg) scale(0.8)' },
  ],
  count: [
    { opacity: 0, transform: 'translateY(6px)' },
    { opacity: 1, transform: 'translateY(-12px)', offset: 0.25 },
    { opacity: 1, transform: 'translateY(-16px)', offset: 0.75 },
    { opacity: 0, transform: 'translateY(-24px)' },
  ],
  shine: [
    { filter: 'none' },
    { filter: 'brightness(1.12) drop-shadow(0 0 7px #e2ae3e)' },
    { filter: 'none' },
  ],
  turn: [{ transform: 'perspective(300px) rotateY(90deg)' }, { transform: 'perspective(300px) rotateY(0)' }],
} satisfies Record<Exclude<Effect['kind'], 'fly'>, Keyframe[]>

function inSight(target: Element): boolean {
  const { width, left, right, top, bottom } = target.getBoundingClientRect()
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

/** Where that stands now, as often as it is in sight. */
const spots = (anchor: string): Element[] =>
  [...document.querySelectorAll(`[data-anchor~="${anchor}"]`)].filter(inSight)

/** Where it stands; what is put away stands where it would be looked for. */
const spot = (anchor: Anchor): Element | undefined =>
  spots(anchor)[0] ?? spots(anchor.split(':', 1)[0] ?? anchor)[0]

const mapAround = (target: Element): Element | null => target.closest(`.${MAP}`)

/** Where pieces move: on a phone only on the map, so that nothing flies over the sheet and the tabs. */
function place(what: Sprite, at: Anchor): Element | undefined {
  const found = standing(what, at) ?? spot(at)
  return found !== undefined && viewport.below('phone') && mapAround(found) === null ? undefined : found
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

/** Its middle; of a place that the map of a phone does not show, the nearest edge of the map. */
function middle(target: Element): readonly [number, number] {
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const map = viewport.below('phone') ? mapAround(target) : null
  if (map === null) return [x, y]
  const edge = map.getBoundingClientRect()
  return [
    clamp(x, edge.left + FROM_EDGE, edge.right - FROM_EDGE),
    clamp(y, edge.top + FROM_EDGE, edge.bottom - FROM_EDGE),
  ]
}

/** A figure of that kind there, where figures are drawn one by one: flights begin and end where figures stand. */
function standing(what: Sprite, at: Anchor): Element | undefined {
  if (what.kind !== 'figure') return undefined
  const key = figureKey(what.clan, what.figure, at.slice(at.indexOf(':') + 1))
  return [...document.querySelectorAll(`[data-figure="${key}"]`)].filter(inSight).at(-1)
}

const sprite = (what: Sprite | number, target: Element, frames: Keyframe[], time = TIME): FlyingSprite => {
  const [x, y] = middle(target)
  return { what, x, y, frames, time }
}

/** A tab stands for what is behind it. It shines, but nothing is drawn over its name. */
const isTab = (target: Element | undefined): boolean => target?.getAttribute('role') === 'tab'

function flight(what: Sprite, from: Element | undefined, to: Element | undefined): FlyingSprite[] {
  if (from === to && isTab(to)) return []
  if (to === undefined) return from === undefined ? [] : [sprite(what, from, FRAMES.fall)]
  if (from === undefined) return [sprite(what, to, FRAMES.drop)]
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
  return [sprite(what, to, [{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: 'none' }])]
}

/** What moves over the board. */
export function spritesOf(effect: Effect): FlyingSprite[] {
  if (effect.kind === 'fly')
    return flight(effect.what, place(effect.what, effect.from), place(effect.what, effect.to))
  if (effect.kind === 'count')
    return spots(effect.at).map((target) => sprite(effect.amount, target, FRAMES.count, READ))
  if (effect.kind !== 'drop' && effect.kind !== 'fall') return []
  const target = place(effect.what, effect.at)
  return target === undefined || (effect.what.kind === 'token' && isTab(target))
    ? []
    : [sprite(effect.what, target, FRAMES[effect.kind])]
}

/** What of the board itself moves. */
export function animatedOf(effect: Effect): Animated[] {
  if (effect.kind !== 'shine' && effect.kind !== 'turn') return []
  const target = spot(effect.at)
  return target === undefined ? [] : [{ target, frames: FRAMES[effect.kind], time: TIME }]
}
