/** What a province yields, as in the game data. */
export interface Harvest {
  readonly vp?: number
  readonly coins?: number
  readonly ronin?: number
}
