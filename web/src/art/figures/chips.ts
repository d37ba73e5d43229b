/** Boxes with crest and force that replace the figures on a small map: their sizes and positions. */
import { isKami, type ClanId, type KamiId } from '../ids'
import type { Box } from '../map/layout'
import type { Group } from './pack'

/** Crest and force only: what a small map shows instead of figures. */
export interface Chip {
  readonly clan: ClanId | null
  readonly force: number
  readonly leads: boolean
  /** The kami of a group that no clan controls; it has neither crest nor force. */
  readonly kami: readonly KamiId[]
  /** Upper left corner and size, in map units. */
  readonly box: Box
}

/** Size of a chip with one digit and the gap between chips, in pixels of the screen; a digit more; one kami. */
export const CHIP = { width: 33, height: 17, gap: 2, digit: 7, kami: 16 } as const
/** Where there are few, they are drawn larger. */
const FEW = 2
const LARGER = 1.2

function widthOf({ clan, force, piles }: Group): number {
  return clan === null ? 3 + CHIP.kami * piles.length : CHIP.width + CHIP.digit * (String(force).length - 1)
}

/** One column for up to two groups, two for more, around the middle of the box. */
export function chips(groups: readonly Group[], box: Box, pixelsPerUnit: number): Chip[] {
  const columns = groups.length > FEW ? 2 : 1
  const unit = (groups.length > FEW ? 1 : LARGER) / pixelsPerUnit
  const rows = Math.ceil(groups.length / columns)
  const [h, gap] = [CHIP.height * unit, CHIP.gap * unit]
  const top = box.y + (box.h - rows * (h + gap) + gap) / 2
  const lines = Array.from({ length: rows }, (_, row) => groups.slice(row * columns, (row + 1) * columns))
  return lines.flatMap((line, row) => {
    const widths = line.map((group) => widthOf(group) * unit)
    let x = box.x + (box.w - widths.reduce((sum, w) => sum + w + gap, -gap)) / 2
    return line.map(({ clan, force, leads, piles }, i) => {
      const w = widths[i] ?? 0
      const chip = { x, y: top + row * (h + gap), w, h }
      x += w + gap
      const kami = clan === null ? piles.map(({ figure }) => figure).filter(isKami) : []
      return { clan, force, leads, kami, box: chip }
    })
  })
}
