/** The animations that are running over the board. */
import { settings } from '../../../lib/settings.svelte'
import type { Flight } from '../flights'

export class ActiveFlights {
  #flights = $state.raw<readonly Flight[]>([])

  get all(): readonly Flight[] {
    return this.#flights
  }
  /** How many of that piece are on their way, and so not drawn in that place. */
  hidden(piece: string): number {
    return this.#flights.reduce((sum, { hides, count }) => (hides === piece ? sum + count : sum), 0)
  }
  /** With reduced motion, nothing is animated. */
  show(flights: readonly Flight[]): void {
    if (settings.motion) this.#flights = flights
  }
  /** A flight has arrived; what left a board that is still drawn goes with that board. */
  landed(key: number): void {
    this.#flights = this.#flights.filter((flight) => flight.key !== key || flight.lasts)
  }
  clear(): void {
    this.#flights = []
  }
}
