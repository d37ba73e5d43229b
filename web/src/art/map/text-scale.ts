/** How large things must be drawn on the map so that they can be read on the screen. */

/** Nothing is written smaller than this many pixels. */
export const SMALLEST = 13
/** Below this many pixels for a unit of the map there is no room for rewards and single pieces. */
export const FAR = 0.6

/** What a text of that size in map units must be enlarged by to be read at that scale. */
export const enlarged = (size: number, scale: number): number => Math.max(1, SMALLEST / (size * scale))

/** Roughly how wide a name is in pixels, written in the smallest letters: Chinese ones fill a square. */
export const wide = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? SMALLEST : SMALLEST * 0.58), 0)

/** The size of a name on a small map, in pixels, with its place in the order of war. */
export const PLATE_FLAG = 18
export const plateSize = (name: string, war: number | undefined): { w: number; h: number } => ({
  w: (war === undefined ? 0 : PLATE_FLAG) + wide(name) + 10,
  h: 20,
})
