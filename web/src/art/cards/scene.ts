/** Skies, land, and weather of the card pictures. A picture is 200 wide and 170 high. */
import { circle, each, flat, gradient, inked, INK, placed, short, stroke, times } from '../kit/brush'
import type { Cloth } from '../kit/palette'
import { seeded } from '../kit/random'
import { FIGURE_SPECS } from '../figures'
import type { Figure } from '../../wire/vocab'

export const PICTURE = { width: 200, height: 170 } as const

/** A card's picture; ids inside start with `uid`. */
export type Picture = (uid: string) => string

/** Cloth of the people on cards: no clan's own colors. */
export const INDIGO: Cloth = {
  main: '#3c5378',
  dark: '#26375a',
  light: '#8aa2c6',
  on: '#fffaf0',
  text: '#26375a',
}
export const RUST: Cloth = {
  main: '#a8512e',
  dark: '#74331a',
  light: '#dc9a72',
  on: '#fffaf0',
  text: '#74331a',
}
export const STRAW: Cloth = {
  main: '#c9a24a',
  dark: '#8c6a22',
  light: '#ecd08a',
  on: '#2b1d08',
  text: '#8c6a22',
}
export const PLUM: Cloth = {
  main: '#7c4257',
  dark: '#552639',
  light: '#bb8496',
  on: '#fffaf0',
  text: '#552639',
}

/** The sky as a gradient from top to bottom. */
export const sky = (uid: string, ...colors: readonly string[]): string =>
  `<defs>${gradient(`${uid}-sky`, colors)}</defs><rect width="${PICTURE.width}" height="${PICTURE.height}" fill="url(#${uid}-sky)"/>`

export const sun = (x: number, y: number, r: number, color = '#d4472b'): string => circle(x, y, r, color, 0)

/** Light around something, fading outward. */
export function glow(uid: string, x: number, y: number, r: number, color: string): string {
  const id = `${uid}-glow-${x}-${y}`
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".9"/><stop offset=".5" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}

/** A crescent, open to the upper right. */
export const crescent = (x: number, y: number, r: number, color = '#f7e7b8'): string =>
  flat(
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y}A${short(r * 0.85)} ${short(r * 0.85)} 0 0 1 ${x} ${y - r}z`,
    color,
  )

export const land = (d: string, fill: string): string => inked(d, fill, 1.5)

/** A band of cloud, as on folding screens. */
export const band = (x: number, y: number, w: number, fill = '#f2dfae', edge = '#8a6f35'): string =>
  `<path d="M${x} ${y}h${w}a6 6 0 0 1 0 12h${short(-w * 0.3)}a5 5 0 0 0 0 10h${short(w * 0.2)}a6 6 0 0 1 0 12h${short(-w * 0.7)}a6 6 0 0 1 0-12h${short(w * 0.1)}a5 5 0 0 0 0-10h${short(-w * 0.3)}a6 6 0 0 1 0-12z" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`

export const mist = (x: number, y: number, w: number, opacity = 0.6): string =>
  flat(
    `M${x} ${y}h${w}a4 4 0 0 1 0 8h-${short(w * 0.3)}a3 3 0 0 0 0 6h${short(w * 0.2)}a4 4 0 0 1 0 8h-${short(w * 0.7)}a4 4 0 0 1 0-8h${short(w * 0.1)}a3 3 0 0 0 0-6h-${short(w * 0.3)}a4 4 0 0 1 0-8z`,
    '#fdfaf0',
    opacity,
  )

/** A snow-capped mountain, its foot at y. */
export function peak(x: number, y: number, size: number, fill: string): string {
  const slopes = 'M-60 60C-34 44-18 14-9-14l6-3 4 3 5-3 6 3C21 14 38 44 64 60'
  return placed(
    flat(`${slopes}z`, fill) +
      flat('M-9-14l6-3 4 3 5-3 6 3q6 18 15 32l-8-4-4 9-7-11-6 13-7-12-5 9-5-7-7 4q8-14 13-33z', '#fdfbf3') +
      stroke(slopes, 1.6),
    x,
    y - 60 * size,
    { scale: size },
  )
}

/** Rows of rolling waves from y down to the lower edge. */
export function sea(y: number, deep: string, line: string): string {
  const row = (top: number, shift: number): string => {
    const humps = times(9, () => 'q7-11 14-9t14 9')
    return (
      inked(`M${-30 + shift} ${top}${humps}V190H-40z`, deep, 1.6) +
      stroke(`M${-24 + shift} ${top + 6}${times(9, () => 'q6-8 11-6t10 6m7 0')}`, 1.4, line)
    )
  }
  return each(
    [0, 1, 2, 3].filter((i) => y + i * 15 < 180),
    (i) => row(y + i * 15, (i % 2) * -14),
  )
}

export const snowfall = (seed: number, flakes = 46): string => {
  const random = seeded(seed)
  return times(flakes, () =>
    circle(random.between(0, 200), random.between(0, 168), short(random.between(0.8, 2.2)), '#fff', 0),
  )
}

export const stars = (seed: number, count = 24): string => {
  const random = seeded(seed)
  return times(count, () =>
    circle(random.between(0, 200), random.between(0, 80), short(random.between(0.5, 1.3)), '#fbf3d4', 0),
  )
}

export const rain = (seed: number, drops = 40, color = '#dfe8ea'): string => {
  const random = seeded(seed)
  const drop = (): string =>
    `M${Math.round(random.between(-5, 205))} ${Math.round(random.between(-10, 160))}l-5 18`
  return stroke(times(drops, drop), 1.1, color, 0.7)
}

export const petals = (seed: number, count: number, fill = '#f3b3b4'): string => {
  const random = seeded(seed)
  return times(count, () =>
    placed(
      `<path d="M0 0q4-3 8 0-3 5-8 0z" fill="${fill}" stroke="${INK}" stroke-width=".7"/>`,
      random.between(0, 200),
      random.between(0, 165),
      { turn: random.between(0, 360) },
    ),
  )
}

/** Rays from a point, over the whole picture. */
export function beams(x: number, y: number, color: string, opacity = 0.35, count = 16): string {
  const at = (angle: number): string =>
    `${short(x + 300 * Math.sin(angle))} ${short(y - 300 * Math.cos(angle))}`
  const half = Math.PI / count / 2
  const d = times(
    count,
    (i) => `M${x} ${y}L${at((i * 2 * Math.PI) / count - half)}L${at((i * 2 * Math.PI) / count + half)}z`,
  )
  return flat(d, color, opacity)
}

/** A figure of the board as an actor, its feet at x, y. */
export const actor = (
  figure: Figure,
  cloth: Cloth,
  x: number,
  y: number,
  scale: number,
  flip = false,
): string => placed(FIGURE_SPECS[figure].draw(cloth), x, y, { scale, flip })
