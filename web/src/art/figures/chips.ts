import type { ClanId } from '../ids'
import type { Box } from '../map/layout'

/** Crest and force only: what a small map shows instead of figures. */
export interface Chip {
  readonly clan: ClanId | null
  readonly force: number
  readonly leads: boolean
  /** Upper left corner and size, in map units. */
  readonly box: Box
}

/** Size of a chip and the gap between chips, in pixels of the screen. */
export const CHIP = { width: 33, height: 17, gap: 2 } as const

/** One column for up to two clans, two for more, around the middle of the box. */
export function chips(
  groups: readonly { readonly clan: ClanId | null; readonly force: number; readonly leads: boolean }[],
  box: Box,
  pixelsPerUnit: number,
): Chip[] {
  const columns = groups.length > 2 ? 2 : 1
  const rows = Math.ceil(groups.length / columns)
  const [w, h, gap] = [CHIP.width / pixelsPerUnit, CHIP.height / pixelsPerUnit, CHIP.gap / pixelsPerUnit]
  const top = box.y + (box.h - rows * (h + gap) + gap) / 2
  return groups.map(({ clan, force, leads }, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, groups.length - row * columns)
    const left = box.x + (box.w - inRow * (w + gap) + gap) / 2
    return {
      clan,
      force,
      leads,
      box: { x: left + (i % columns) * (w + gap), y: top + row * (h + gap), w, h },
    }
  })
}
