/** The animations that are running over the board. */
import { settings } from '../../../lib/settings.svelte'
import type { Flight } from '../flights'

export class ActiveFlights {
  #flights = $state.raw<readonly Flight[]>([])
  /** The keys of those that have arrived and still last. */
  readonly #arrived = new Set<number>()

  get all(): readonly Flight[] {
    return this.#flights
  }
  /** How many of that piece are on their way, and so not drawn in that place. */
  hidden(piece: string): number {
    return this.#flights.reduce((sum, { hides, count }) => (hides === piece ? sum + count : sum), 0)
  }
  /** Pieces are on their way over a board that does not have them in their new places yet. */
  get moving(): boolean {
    return this.#flights.some(({ lasts }) => lasts)
  }
  /** Pieces of an earlier step are on the board by now. With reduced motion, nothing is animated. */
  show(flights: readonly Flight[]): void {
    if (settings.motion) this.#flights = [...this.#flights.filter(({ lasts }) => !lasts), ...flights]
  }
  /** A flight has arrived; pieces keep to their places until the last one has, and the board is drawn with them. */
  landed(key: number): void {
    this.#arrived.add(key)
    const last = this.#flights.every((flight) => !flight.lasts || this.#arrived.has(flight.key))
    this.#flights = this.#flights.filter((flight) => (flight.lasts ? !last : flight.key !== key))
  }
  clear(): void {
    this.#flights = []
    this.#arrived.clear()
  }
}
