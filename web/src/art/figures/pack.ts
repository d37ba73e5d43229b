/** Where a province's banners and figures stand: a pure function of who is there and how much room there is. */
import { FIGURE_SPECS } from '.'
import type { ClanId } from '../ids'
import type { Spot } from '../kit/brush'
import type { Box } from '../map/layout'
import { MIN_TEXT } from '../map/labels/text-scale'
import type { Figure } from '../../wire/vocab'
import { BANNER } from './banner'
import { chips, type Chip } from './chips'
import { depth, GAP, inRows, stand, type Measured } from './rows'

export interface FigurePile {
  readonly figure: Figure
  readonly count: number
}

/** One clan's figures in a province. Kami that no clan controls form a group of their own. */
export interface Group {
  readonly clan: ClanId | null
  readonly force: number
  readonly leads: boolean
  readonly piles: readonly FigurePile[]
}

export interface PackedPile extends FigurePile {
  /** Feet of the figures that are drawn: fewer than `count` when a number says the rest. */
  readonly spots: readonly Spot[]
  /** Middle of the badge with the count; null when every figure is drawn. */
  readonly badge: Spot | null
}

export interface PackedGroup {
  readonly clan: ClanId | null
  readonly force: number
  readonly leads: boolean
  /** Foot of the banner; null for uncontrolled kami, which have no force. */
  readonly banner: Spot | null
  readonly piles: readonly PackedPile[]
}

/** Draw the figures of all groups in order, from the back to the front, then all banners and badges: no figure hides a number. */
export interface PackedFigures {
  readonly kind: 'figures'
  readonly scale: number
  readonly bannerScale: number
  readonly groups: readonly PackedGroup[]
}

export type Packed = PackedFigures | { readonly kind: 'chips'; readonly chips: readonly Chip[] }

/** Below this many pixels per map unit the numbers on banners would fall under 13 px. */
export const CHIP_SCALE = 0.75
/** Size of figures and of banners in an empty province. */
const FULL = 0.88
const BANNER_FULL = 0.82
/** Small figures overlap by a third. */
const OVERLAP = 2 / 3
/** Figures of the back row may rise this far above the box, not up to the labels. */
const RISE = 14

/** The arms of large figures may reach over their neighbors. */
const REACH = 0.78
/** How far a base reaches below the feet. */
const BASE = 8

/** From roomy to crowded: how small figures may get, and from how many equal figures on a number replaces them. */
const LEVELS = [
  { scales: [FULL, 0.8, 0.72, 0.64], all: 3, otherwise: 2 },
  { scales: [0.72, 0.64, 0.56, 0.5], all: 1, otherwise: 1 },
] as const

export interface Rule {
  readonly scale: number
  readonly bannerScale: number
  /** Up to this many equal figures are all drawn; of more, only `otherwise`. */
  readonly all: number
  readonly otherwise: number
}

/** Chips when the map is small or figures would not fit; otherwise figures, as large as the box allows. */
export function pack(groups: readonly Group[], box: Box, pixelsPerUnit: number): Packed {
  const present = groups.filter(({ piles }) => piles.length > 0)
  if (pixelsPerUnit >= CHIP_SCALE) {
    for (const { scales, all, otherwise } of LEVELS) {
      for (const scale of scales) {
        const legible = MIN_TEXT / (BANNER.number * pixelsPerUnit)
        const rule = { scale, bannerScale: Math.max((BANNER_FULL * scale) / FULL, legible), all, otherwise }
        const measured = present.map((group) => measure(group, rule)).sort((a, b) => b.height - a.height)
        const rows = inRows(measured, box.w)
        if (rows !== null && depth(rows, rule) <= box.h + RISE) {
          return { kind: 'figures', scale, bannerScale: rule.bannerScale, groups: stand(rows, box, rule) }
        }
      }
    }
  }
  return { kind: 'chips', chips: chips(present, box, pixelsPerUnit) }
}

/** Stronghold first, then Daimyo, Monsters, and kami, then the small figures. */
const ORDER: Record<'small' | 'medium' | 'large', number> = { medium: 1, large: 2, small: 3 }
const rank = ({ figure }: FigurePile): number =>
  figure === 'stronghold' ? 0 : ORDER[FIGURE_SPECS[figure].size]

/** The rectangle that a pile's figures fill, in map units; `least` is its smallest side. */
export function frameOf({ figure, spots }: PackedPile, { scale }: PackedFigures, least = 0): Box {
  const { left, right, height, size } = FIGURE_SPECS[figure]
  const reach = size === 'large' ? REACH : 1
  const xs = spots.map(([x]) => x)
  const [x0, x1] = [Math.min(...xs) - left * scale * reach, Math.max(...xs) + right * scale * reach]
  const foot = (spots[0]?.[1] ?? 0) + BASE * scale
  const [w, h] = [Math.max(x1 - x0, least), Math.max((height + BASE) * scale, least)]
  return { x: (x0 + x1 - w) / 2, y: foot - h, w, h }
}

/** A group alone, its banner's pole at the left end of the line y = 0. */
function measure({ clan, force, leads, piles }: Group, rule: Rule): Measured {
  const bannerWidth = clan === null ? 0 : BANNER.width * rule.bannerScale
  let x = bannerWidth + (clan === null ? 0 : GAP / 2)
  const tall = piles.map(({ figure }) => FIGURE_SPECS[figure].height * rule.scale)
  const packed: PackedPile[] = []
  for (const pile of [...piles].sort((a, b) => rank(a) - rank(b))) {
    const { left, right, size } = FIGURE_SPECS[pile.figure]
    const reach = size === 'large' ? REACH : 1
    const [l, r] = [left * rule.scale * reach, right * rule.scale * reach]
    const shown = pile.count <= rule.all ? pile.count : rule.otherwise
    const step = (l + r) * (size === 'small' ? OVERLAP : 0.75)
    const spots = Array.from({ length: shown }, (_, i): Spot => [x + l + i * step, 0])
    const end = x + l + r + (shown - 1) * step
    packed.push({ ...pile, spots, badge: shown < pile.count ? [end - 5, -5] : null })
    x = shown < pile.count ? end + GAP : size === 'small' ? end - (l + r) * (1 - OVERLAP) : end - GAP
  }
  const banner: Spot | null = clan === null ? null : [bannerWidth / 2, 0]
  return {
    group: { clan, force, leads, banner, piles: packed },
    width: x + GAP,
    height: Math.max(...tall),
    lowest: Math.min(...tall),
  }
}
