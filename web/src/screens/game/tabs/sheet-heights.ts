/** The sheet's three heights on a phone, and its height after the game. */

/** All questions have the middle one, which leaves the map its whole width. */
export const HEIGHTS = { low: '252px', mid: 'max(46dvh, 100dvh - 364px)', high: '86dvh' } as const
export const MIN_HEIGHT = '128px'
export type Height = keyof typeof HEIGHTS
