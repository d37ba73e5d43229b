import type { ClanId, FigureId, MonsterId } from '../ids'

/** What a province yields, as in the game data. */
export interface Harvest {
  readonly vp?: number
  readonly coins?: number
  readonly ronin?: number
}

/** One clan's pieces in one province. */
export interface ClanRow {
  readonly clan: ClanId
  readonly pieces: readonly { readonly kind: FigureId | MonsterId; readonly count: number }[]
  /** The force it has there. */
  readonly force?: number | undefined
  /** It would win as things stand. */
  readonly leads?: boolean | undefined
  /** It is this viewer's own clan. */
  readonly mine?: boolean | undefined
}
