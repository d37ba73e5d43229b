/** Turns an emblem drawing of `draw/` into SVG text, for use inside larger pictures. */
import { MON } from '../draw/clans'
import type { Drawing, Layer } from '../draw/shape'
import type { ClanId } from '../ids'
import { INK, PAPER, placed } from './brush'

/** The three inks an emblem of `draw/` is printed with. */
export interface Inks {
  readonly key?: string
  readonly ground?: string
  readonly pigment?: string
}

const LINE = 'stroke-linecap="round" stroke-linejoin="round"'

function layer([tone, d]: Layer, key: string, ground: string, pigment: string): string {
  switch (tone) {
    case 'k':
      return `<path d="${d}" fill="${key}"/>`
    case 'p':
      return `<path d="${d}" fill="${ground}"/>`
    case 'c':
      return `<path d="${d}" fill="${pigment}" transform="translate(.6 .6)"/>`
    case 'o':
      return `<path d="${d}" fill="${key}" stroke="${ground}" stroke-width="1.8" ${LINE}/>`
    case 'q':
      return `<path d="${d}" fill="${ground}" stroke="${key}" stroke-width="2.4" ${LINE}/>`
    case 'd':
      return `<path d="${d}" fill="${pigment}" stroke="${key}" stroke-width="2.4" ${LINE}/>`
    default: {
      const color = tone.startsWith('K') ? key : tone.startsWith('P') ? ground : pigment
      return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tone.slice(1)}" ${LINE}/>`
    }
  }
}

/** An emblem in fixed colors, its middle at x, y. For pictures, which do not follow the theme. */
export function emblem(drawing: Drawing, x: number, y: number, size: number, inks: Inks = {}): string {
  const { key = INK, ground = PAPER, pigment = '#d2492c' } = inks
  const layers = drawing.map((one) => layer(one, key, ground, pigment)).join('')
  return placed(layers, x - size / 2, y - size / 2, { scale: size / 48 })
}

export const crest = (
  clan: ClanId,
  x: number,
  y: number,
  size: number,
  color: string,
  ground: string,
): string => emblem(MON[clan], x, y, size, { key: color, ground, pigment: color })
