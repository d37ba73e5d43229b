/** Map scenery: forests, in the colors of the season. */
import type { SeasonId } from '../../ids'
import { each, flat, short, stroke } from '../../kit/brush'
import { mix } from '../../kit/palette'
import type { Random } from '../../kit/random'
import type { SeasonPalette } from './palette'
import type { Forest } from './places'

/** Crowns at size 1, the foot of the trunk at 0, 2. */
const ROUND = 'M-6-1.4q-3-1-2-4.4q.6-3 3.4-2.6q.6-4 4.6-4q4 0 4.6 3.6q3.4-.6 3.8 2.8q.4 3.4-2.4 4.6z'
const PINE = 'M0-15q4 5 5 7q-1.6.8-2 .4q3 3 4 6q-7 1.6-14 0q1-3 4-6q-1 .4-2-.4q1-2 5-7z'
const SNOW = 'M-4-7q4-8 8 0q-4 2.4-8 0z'
const TRUNK = 'M0 2v-4'
const SHINE = 'M-3.6-5q2-2.4 4-1'

interface Tree {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The two kinds of tree, with snow in winter; drawn by reference, each in its own color. */
export function treeShapes(season: SeasonId, uid: string): string {
  const shape = (kind: string, crown: string): string =>
    `<g id="${uid}-${kind}">${stroke(TRUNK, 1.2, '#3b2c1e')}<path d="${crown}" stroke="#26301f" stroke-width=".7" stroke-opacity=".75"/>${stroke(SHINE, 0.9, '#fff8e0', 0.35)}${season === 'winter' ? flat(SNOW, '#fbfdfd', 0.95) : ''}</g>`
  return shape('round', ROUND) + shape('pine', PINE)
}

const tree = ({ x, y, size }: Tree, color: string, kind: string): string =>
  `<use href="#${kind}" transform="translate(${short(x)} ${short(y)}) scale(${size.toFixed(2)})" fill="${color}"/>`

/** All trees from back to front, pines among leaf trees; in winter only pines keep their needles. */
export function forests(
  list: readonly Forest[],
  palette: SeasonPalette,
  season: SeasonId,
  random: Random,
  uid: string,
): string {
  const trees: Tree[] = list.flatMap(([cx, cy, rx, ry, count]) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, 2 * Math.PI)
      const far = Math.sqrt(random.between(0, 1))
      return {
        x: cx + Math.cos(angle) * rx * far,
        y: cy + Math.sin(angle) * ry * far,
        size: random.between(0.72, 1.05),
      }
    }),
  )
  return each(
    trees.sort((a, b) => a.y - b.y),
    (one) => {
      const color = random.pick(palette.leaves)
      const pine = random.chance(0.3) || season === 'winter'
      return tree(
        one,
        pine ? mix(color, '#3f5a3c', palette.pine) : color,
        `${uid}-${pine ? 'pine' : 'round'}`,
      )
    },
  )
}
