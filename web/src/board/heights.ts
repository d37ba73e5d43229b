/** The three heights of the sheet at the bottom of a phone. */
export const HEIGHTS = { low: '262px', mid: '46dvh', high: '86dvh' } as const
export type Height = keyof typeof HEIGHTS
