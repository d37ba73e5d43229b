/** Drawing functions for SVG pictures: strokes, outlined and flat shapes, circles. Each returns SVG text. */
export const INK = '#1d1712'
export const PAPER = '#fbf6ea'
export const GOLD = '#d9a53a'
export const BONE = '#efe6cf'
export const SKIN = '#ecc9a0'
export const HAIR = '#231c18'

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"'

/** A number as it is written in SVG: one decimal is finer than any screen shows. */
export const short = (n: number): number => Math.round(n * 10) / 10

/** A filled shape with an ink outline. */
export const inked = (d: string, fill: string, width = 1.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${ROUND}/>`

/** A filled shape without an outline. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A line. */
export const stroke = (d: string, width = 1.2, color = INK, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ROUND}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A circle; with width 0 it has no outline. */
export const circle = (x: number, y: number, r: number, fill: string, width = 1.5): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** Both sides of a symmetric part: the drawing and its mirror image. */
export const mirrored = (svg: string): string => `${svg}<g transform="scale(-1 1)">${svg}</g>`

export interface Pose {
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly flip?: boolean
  readonly opacity?: number
}

/** A drawing moved to x, y. */
export function placed(
  svg: string,
  x: number,
  y: number,
  { scale = 1, turn = 0, flip = false, opacity = 1 }: Pose = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  const faded = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${sized}"${faded}>${svg}</g>`
}

/** One drawing per item, as one text. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('')

/** n drawings, by index. */
export const times = (n: number, draw: (index: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

/** A vertical gradient (bokashi). Stops are colors from top to bottom, evenly spaced unless an offset is given. */
export function gradient(
  id: string,
  stops: readonly (string | readonly [offset: number, color: string, opacity?: number])[],
): string {
  const written = stops.map((stop, i) => {
    const [offset, color, opacity] =
      typeof stop === 'string' ? ([i / Math.max(1, stops.length - 1), stop, undefined] as const) : stop
    return `<stop offset="${short(offset * 10) / 10}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
  })
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${written.join('')}</linearGradient>`
}

export type Spot = readonly [x: number, y: number]

/** Places written as in an SVG polygon: "10,20 30,40". */
export function spots(points: string): Spot[] {
  return points.split(' ').map((point) => {
    const [x = NaN, y = NaN] = point.split(',').map(Number)
    return [x, y]
  })
}

/** The same drawing at several places. */
export const scatter = (points: string, draw: (x: number, y: number, index: number) => string): string =>
  spots(points)
    .map(([x, y], i) => draw(x, y, i))
    .join('')
