/** The figures on the map: a drawing for each kind (Bushi, kami, monsters, ...), with its size. */
import type { ClanId } from '../ids'
import { CLOTH, UNDYED } from '../kit/palette'
import type { Figure } from '../../wire/vocab'
import { komainu, riverDragon, yurei } from './drawings/beasts'
import { plinth } from './drawings/ground'
import { amaterasu, hachiman, ryujin, tsukuyomi } from './drawings/kami-sky'
import { fujin, raijin, susanoo } from './drawings/kami-storm'
import { oniOfBlood, oniOfHate, oniOfSkulls, oniOfSouls, oniOfSpite } from './drawings/oni'
import { bushi, daimyo, shinto, stronghold } from './drawings/people'
import type { FigureDrawing, FigureSize, FigureSpec } from './drawings/types'

export type { FigureSpec, FigureSize } from './drawings/types'

type Reach = readonly [left: number, right: number, height: number]

const spec = (
  size: FigureSize,
  draw: FigureDrawing,
  base: number | null,
  [left, right, height]: Reach,
): FigureSpec => ({
  size,
  draw,
  base,
  left,
  right,
  height,
})

export const FIGURE_SPECS: Readonly<Record<Figure, FigureSpec>> = {
  bushi: spec('small', bushi, 27, [14, 17, 46]),
  shinto: spec('small', shinto, 27, [14, 23, 43]),
  daimyo: spec('medium', daimyo, 38, [29, 29, 73]),
  stronghold: spec('medium', stronghold, 50, [26, 29, 54]),
  komainu: spec('large', komainu, 50, [26, 38, 73]),
  'oni-of-skulls': spec('large', oniOfSkulls, 54, [36, 50, 80]),
  yurei: spec('large', yurei, 44, [37, 40, 78]),
  'river-dragon': spec('large', riverDragon, 66, [40, 44, 98]),
  'oni-of-blood': spec('large', oniOfBlood, 54, [38, 36, 80]),
  'oni-of-souls': spec('large', oniOfSouls, 46, [39, 39, 94]),
  'oni-of-hate': spec('large', oniOfHate, 54, [46, 46, 100]),
  'oni-of-spite': spec('large', oniOfSpite, 52, [41, 54, 91]),
  amaterasu: spec('large', amaterasu, null, [45, 45, 103]),
  fujin: spec('large', fujin, null, [42, 46, 91]),
  hachiman: spec('large', hachiman, null, [60, 51, 88]),
  raijin: spec('large', raijin, null, [47, 47, 92]),
  ryujin: spec('large', ryujin, null, [39, 53, 96]),
  susanoo: spec('large', susanoo, null, [50, 51, 101]),
  tsukuyomi: spec('large', tsukuyomi, null, [40, 48, 101]),
}

const drawn = new Map<string, string>()

/** The figure as SVG text, on its owner's base. An uncontrolled kami is drawn in undyed cloth. The result is cached. */
export function figureSvg(figure: Figure, clan: ClanId | null, bare = false): string {
  const key = `${figure} ${clan ?? ''} ${bare}`
  const kept = drawn.get(key)
  if (kept !== undefined) return kept
  const { draw, base } = FIGURE_SPECS[figure]
  const ground = bare || base === null || clan === null ? '' : plinth(clan, base)
  const svg = ground + draw(clan === null ? UNDYED : CLOTH[clan])
  drawn.set(key, svg)
  return svg
}
