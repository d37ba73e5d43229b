/** A textile pattern for each clan, as an SVG <pattern>: waves, linked circles, hexagons, diamonds, hemp leaf. */
import type { ClanId } from '../ids'
import { scatter, stroke } from '../kit/brush'
import { CLOTH, type Cloth } from '../kit/palette'

interface Weave {
  readonly width: number
  readonly height: number
  readonly draw: (cloth: Cloth) => string
}

const ring = (x: number, y: number, r: number, fill: string, line: string, width = 1.5): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`

/** Seigaiha: rows of wave scales, each row over the one above. */
const waves: Weave = {
  width: 44,
  height: 22,
  draw: (k) =>
    [-11, 0, 11, 22, 33]
      .flatMap((y) =>
        [-22, 0, 22, 44, 66].filter((x) => Math.abs((x / 22 + y / 11) % 2) === 0).map((x) => [x, y] as const),
      )
      .map(([x, y]) => [22, 15, 8].map((r) => ring(x, y, r, r === 22 ? k.main : 'none', k.light)).join(''))
      .join(''),
}

/** Shippo: linked circles. */
const circles: Weave = {
  width: 40,
  height: 40,
  draw: (k) =>
    scatter('0,0 40,0 0,40 40,40 20,20', (x, y) => ring(x, y, 20, 'none', k.light)) +
    scatter('20,0 0,20 40,20 20,40', (x, y) => ring(x, y, 3, k.light, 'none', 0)),
}

/** Kikko: the shell of a tortoise. */
const hexagons: Weave = {
  width: 36,
  height: 62.4,
  draw: (k) =>
    stroke('M18 0v10.4L0 20.8v20.8l18 10.4v10.4M18 10.4l18 10.4v20.8L18 52', 1.6, k.light) +
    stroke('M18 18l11 6.4v13.6L18 44.4 7 38V24.4z', 1, k.light) +
    stroke(
      'M0-13.2l11 6.4V6.8L0 13.2-11 6.8V-6.8zM36-13.2l11 6.4V6.8L36 13.2 25 6.8V-6.8zM0 49.2l11 6.4v13.6L0 75.6M36 49.2l-11 6.4v13.6L36 75.6',
      1,
      k.light,
    ),
}

/** Hishi: diamonds, like the cells of a wing. */
const diamonds: Weave = {
  width: 40,
  height: 26,
  draw: (k) =>
    stroke('M20 0l20 13-20 13L0 13z', 1.4, k.dark) +
    `<path d="M20 6l11 7-11 7-11-7z" fill="${k.light}"/>` +
    stroke('M20 9v8M14 13h12', 1, k.dark, 0.55),
}

/** Asanoha: the hemp leaf. */
const hempLeaf: Weave = {
  width: 48,
  height: 48,
  draw: (k) =>
    stroke(
      'M0 24h48M24 0v48M0 0l48 48M48 0L0 48M0 0l24 10L48 0 38 24l10 24-24-10L0 48l10-24z',
      1.1,
      k.dark,
      0.75,
    ),
}

const WEAVES: Record<ClanId, Weave> = {
  koi: waves,
  lotus: circles,
  turtle: hexagons,
  dragonfly: diamonds,
  bonsai: hempLeaf,
}

/** The pattern under this id; fill a shape with url(#id). */
export function textile(clan: ClanId, id: string): string {
  const { width, height, draw } = WEAVES[clan]
  const cloth = CLOTH[clan]
  const ground = `<rect width="${width}" height="${height}" fill="${cloth.main}"/>`
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${ground}${draw(cloth)}</pattern>`
}
