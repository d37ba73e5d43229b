/** The type of a province's harvest reward. */
export interface Harvest {
  readonly vp?: number
  readonly coins?: number
  readonly ronin?: number
}
