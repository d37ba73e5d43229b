/** Arranges the figures of a province in rows, one behind another; used by `pack`. */
import { FIGURE_SPECS } from '.'
import type { Spot } from '../kit/brush'
import type { Box } from '../map/layout'
import { BANNER } from './banner'
import type { PackedGroup, Rule } from './pack'

/** Groups, and figures that are not small, stand this close. */
export const GAP = 4
/** A row hides at most this share of the lowest figure behind it. */
const HIDDEN = 0.5
/** Room for the bases below the feet of the last row. */
const FOOT = 8
/** Where a row may start, as shares of the width that it leaves free: the middle first. */
const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85]
/** The body of a figure, as a share of its whole reach: arms and weapons may be hidden. */
const BODY = 0.6

interface Extent {
  readonly width: number
  /** Of the tallest and of the lowest figure. */
  readonly height: number
  readonly lowest: number
}

export interface Measured extends Extent {
  readonly group: PackedGroup
}

export interface Row extends Extent {
  readonly groups: readonly Measured[]
}

/** Groups in order, as many per row as its width allows; null when one alone is too wide. */
export function inRows(measured: readonly Measured[], width: number): Row[] | null {
  const rows: Measured[][] = []
  let used = Infinity
  for (const one of measured) {
    if (one.width > width) return null
    used += GAP + one.width
    if (used > width) {
      rows.push([])
      used = one.width
    }
    rows.at(-1)?.push(one)
  }
  return rows.map((groups) => ({
    groups,
    width: groups.reduce((sum, { width: w }) => sum + w + GAP, -GAP),
    height: Math.max(...groups.map(({ height }) => height)),
    lowest: Math.min(...groups.map(({ lowest }) => lowest)),
  }))
}

/** How far the feet of a row are below those of the row behind it; its banners must not cover the banners there. */
function pitch(row: Row, behind: Row | undefined, { bannerScale }: Rule): number {
  if (behind === undefined) return Math.max(row.height, BANNER.height * bannerScale)
  const sheet = row.groups.some(({ group }) => group.leads) ? BANNER.leaderSheet : BANNER.sheet
  return Math.max(sheet * bannerScale, row.height - behind.lowest * HIDDEN)
}

/** From the heads of the first row to the feet of the last. */
export const depth = (rows: readonly Row[], rule: Rule): number =>
  rows.reduce((sum, row, i) => sum + pitch(row, rows[i - 1], rule), 0)

/** Rows from the back to the front; each stands where it hides least of the row behind it. */
export function stand(rows: readonly Row[], box: Box, rule: Rule): PackedGroup[] {
  const room = box.h - FOOT - depth(rows, rule)
  let y = box.y + (room > 0 ? room / 2 : room)
  let behind: PackedGroup[] = []
  return rows.flatMap((row, i) => {
    y += pitch(row, rows[i - 1], rule)
    const spare = box.w - row.width
    const places = SHARES.map((share) => placed(row, box.x + spare * share, y))
    behind = places.reduce((best, one) => (hides(one, behind, rule) < hides(best, behind, rule) ? one : best))
    return behind
  })
}

/** The row's groups from left to right. */
function placed(row: Row, left: number, y: number): PackedGroup[] {
  let x = left
  return row.groups.map(({ group, width }) => {
    const moved = move(group, x, y)
    x += width + GAP
    return moved
  })
}

type Span = readonly [from: number, to: number]

const bodies = (groups: readonly PackedGroup[], { scale }: Rule): Span[] =>
  groups.flatMap(({ piles }) =>
    piles.flatMap(({ figure, spots }) => {
      const { left, right } = FIGURE_SPECS[figure]
      return spots.map(([x]): Span => [x - left * scale * BODY, x + right * scale * BODY])
    }),
  )

/** Banners and badges are drawn last: those of the row behind would cover the heads in front. */
const signs = (groups: readonly PackedGroup[], { bannerScale }: Rule): Span[] =>
  groups
    .flatMap(({ banner, piles }) => [banner, ...piles.map(({ badge }) => badge)])
    .flatMap((spot) => (spot === null ? [] : [around(spot[0], BANNER.width * bannerScale)]))

const around = (x: number, width: number): Span => [x - width / 2, x + width / 2]

/** How much of the row behind would be hidden, or would hide this one, in map units. */
function hides(front: readonly PackedGroup[], behind: readonly PackedGroup[], rule: Rule): number {
  const back = [...bodies(behind, rule), ...signs(behind, rule)]
  return bodies(front, rule)
    .flatMap(([a, b]) => back.map(([c, d]) => Math.max(0, Math.min(b, d) - Math.max(a, c))))
    .reduce((sum, overlap) => sum + overlap, 0)
}

function move(group: PackedGroup, dx: number, dy: number): PackedGroup {
  const to = ([x, y]: Spot): Spot => [x + dx, y + dy]
  return {
    ...group,
    banner: group.banner && to(group.banner),
    piles: group.piles.map((pile) => ({
      ...pile,
      spots: pile.spots.map(to),
      badge: pile.badge && to(pile.badge),
    })),
  }
}
