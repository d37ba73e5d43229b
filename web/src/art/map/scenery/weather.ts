/** Map scenery: falling petals, leaves, or snow by season, and clouds. */
import { SEASON } from '../../draw/tokens'
import type { SeasonId } from '../../ids'
import { circle, each, placed, short, spots, times } from '../../kit/brush'
import { emblem } from '../../kit/emblem'
import type { Random } from '../../kit/random'

const anywhere = (random: Random): [number, number] => [
  short(random.between(-60, 1060)),
  short(random.between(-40, 780)),
]

const petal = (random: Random): string => {
  const [x, y] = anywhere(random)
  const shape = '<path d="M0 0q4-3 7 0-3 4-7 0z" fill="#f3b3b4" stroke="#b5666a" stroke-width=".4"/>'
  return placed(shape, x, y, { turn: random.between(0, 360), scale: short(random.between(0.7, 1.3)) })
}

const LEAF_COLORS = ['#c4512f', '#d77b35', '#e0a548'] as const

/** Falling leaves in three colors, drawn by reference. */
export const leafShapes = (season: SeasonId, uid: string): string =>
  season === 'autumn'
    ? each(
        LEAF_COLORS,
        (pigment, i) =>
          `<g id="${uid}-leaf${i}">${emblem(SEASON.autumn, 0, 0, 9, { key: '#7a2a18', pigment })}</g>`,
      )
    : ''

const leaf = (random: Random, uid: string): string => {
  const [x, y] = anywhere(random)
  const shape = `<use href="#${uid}-leaf${Math.floor(random.between(0, LEAF_COLORS.length))}"/>`
  return placed(shape, x, y, { turn: random.between(0, 360), scale: short(random.between(0.8, 1.3)) })
}

const flake = (random: Random): string => {
  const [x, y] = anywhere(random)
  return circle(x, y, short(random.between(0.9, 2.6)), '#fff', 0)
}

/** What falls from the sky. */
const FALLING: Record<SeasonId, (random: Random, uid: string) => string> = {
  spring: (random) => times(90, () => petal(random)),
  summer: () => '',
  autumn: (random, uid) => times(56, () => leaf(random, uid)),
  winter: (random) => `<g opacity=".85">${times(170, () => flake(random))}</g>`,
}

export const falling = (season: SeasonId, random: Random, uid: string): string => FALLING[season](random, uid)

/** Gold cloud bands, as on folding screens. Rows are shares of the width: "from,to from,to". */
export function goldCloud(x: number, y: number, width: number, rows: string, uid: string): string {
  const high = 17
  const d = spots(rows)
    .map(([from, to], i) => {
      const [left, right] = [short(x + from * width), short(x + to * width)]
      const top = y + i * high
      return `M${left} ${top}H${right}a${high / 2} ${high / 2} 0 0 1 0 ${high}H${left}a${high / 2} ${high / 2} 0 0 1 0-${high}z`
    })
    .join('')
  return `<g opacity=".96"><path d="${d}" fill="#1d1712" opacity=".16" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="#8a6f35" stroke-width="2.2"/><path d="${d}" fill="url(#${uid}-gold)"/></g>`
}
