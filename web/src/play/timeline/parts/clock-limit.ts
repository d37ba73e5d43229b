/** While this player's clock runs, playback delays their question by at most `CLOCK_WAIT`. */
import type { Update } from '../../../wire/types'
import { CLOCK_WAIT } from '../pace'

export class ClockLimit {
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `reached` is called when the question of that update has waited long enough. */
  follow({ viewer, clocks }: Update, reached: () => void): void {
    this.end()
    if (viewer !== null && clocks?.running.includes(viewer)) this.#timer = setTimeout(reached, CLOCK_WAIT)
  }
  end(): void {
    clearTimeout(this.#timer)
  }
}
