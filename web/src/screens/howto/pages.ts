/** The pages of “How to play”, in order. */
export const PAGES = ['goal', 'season', 'force', 'mandates', 'allies', 'war'] as const
export type PageId = (typeof PAGES)[number]
