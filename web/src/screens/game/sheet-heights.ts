/** The three heights of the sheet at the bottom of a phone; and the lowest where nothing is ever asked again. */
export const HEIGHTS = { low: '292px', mid: '46dvh', high: '86dvh' } as const
export const LEAST = '128px'
export type Height = keyof typeof HEIGHTS
