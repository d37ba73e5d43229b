/** Readable text on the map: how much to enlarge it, and the size of the labels of a small map. */

/** Smallest text on the screen, in pixels. */
export const MIN_TEXT = 13
/** Below this many pixels for a unit of the map there is no room for rewards and single pieces. */
export const FAR = 0.6

/** Factor by which to enlarge text so it stays readable at this scale. */
export const enlarged = (size: number, scale: number): number => Math.max(1, MIN_TEXT / (size * scale))

/** Roughly how wide a name is in pixels, written in the smallest letters: Chinese ones fill a square. */
export const wide = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? MIN_TEXT : MIN_TEXT * 0.58), 0)

/** Width of the war number on the label of a small map, in pixels. */
export const SMALL_LABEL_FLAG = 18
/** The size of that label, in pixels. */
export const smallLabelSize = (name: string, war: number | undefined): { w: number; h: number } => ({
  w: (war === undefined ? 0 : SMALL_LABEL_FLAG) + wide(name) + 10,
  h: 20,
})
