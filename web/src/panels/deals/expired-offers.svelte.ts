/** Offers to a player that ended while they were shown: they stay for a few seconds, to say that they have expired. */
import type { Offer } from '../../wire/types'

const STAYS = 6000

export class ExpiredOffers {
  #gone = $state.raw<readonly Offer[]>([])
  #shown: readonly Offer[] = []
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()

  /** Offers that just ended, answered or not. */
  get all(): readonly Offer[] {
    return this.#gone
  }

  /** The offers that are shown from now on. */
  show(offers: readonly Offer[]): void {
    const gone = this.#shown.filter(({ id }) => offers.every((offer) => offer.id !== id))
    this.#shown = offers
    if (gone.length === 0) return
    this.#gone = [...this.#gone, ...gone]
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#gone = this.#gone.filter((offer) => !gone.includes(offer))
    }, STAYS)
    this.#timers.add(timer)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
