/** The height of a phone's sheet: one is remembered for questions, and one for the time between them. */

/** The middle one leaves the map its whole width. */
export const HEIGHTS = { low: '252px', mid: 'max(46dvh, 100dvh - 364px)', high: '86dvh' } as const
/** The middle height for a bid: its table of forces has a row for each clan, and three fit as it is. On a small phone the map keeps its part. */
export const bidHeight = (clans: number): string => `max(${HEIGHTS.mid}, min(66dvh, ${414 + 22 * clans}px))`
/** The tabs alone. */
export const TABS_HEIGHT = 'calc(3.25rem + 2px + env(safe-area-inset-bottom))'
export type Height = keyof typeof HEIGHTS
export const ORDER: readonly Height[] = ['low', 'mid', 'high']

export class SheetHeight {
  #height = $state<Height>('mid')
  #forQuestions: Height = 'mid'
  /** Never the highest: the map and the playback buttons stay in sight. */
  #atRest: Height = 'mid'
  #asked = false
  #touched = false
  /** The height to take once the sheet is no longer touched. */
  #wanted: Height | null = null

  get height(): Height {
    return this.#height
  }

  /** The player has chosen this height. */
  choose(height: Height): void {
    if (this.#asked) this.#forQuestions = height
    else if (height !== 'high') this.#atRest = height
    this.#wanted = null
    this.#height = height
  }

  /** For what is shown now; the remembered heights stay. */
  show(height: Height): void {
    if (this.#touched) this.#wanted = height
    else this.#height = height
  }

  /** A question has opened. */
  ask(): void {
    this.#asked = true
    this.show(this.#forQuestions)
  }

  /** No question is open. */
  rest(): void {
    this.#asked = false
    this.show(this.#atRest)
  }

  /** While the player touches the sheet, it moves only with the finger. */
  touch(touched: boolean): void {
    this.#touched = touched
    if (touched || this.#wanted === null) return
    this.#height = this.#wanted
    this.#wanted = null
  }
}
