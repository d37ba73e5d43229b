/** Earlier moments that the player can step back to, and how far back they are. */
import type { Coming, StoryMoment } from '../moments'
import { partsOf } from '../mid-entry-view'

/** Moments that can be looked back at. */
const MAX_MOMENTS = 120

export class History {
  #moments = $state.raw<readonly StoryMoment[]>([])
  #ago = $state(0)
  /** How many moments between the one that is drawn and the next are here already, with the one drawn. */
  #kept = 0

  /** How many moments ago the one on the screen was; 0 while the player does not look back. */
  get ago(): number {
    return this.#ago
  }
  readonly canGoBack = $derived(this.#ago < this.#moments.length)
  /** The moment that the player looks back at. */
  get shown(): StoryMoment | null {
    return this.#ago === 0 ? null : (this.#moments.at(-this.#ago) ?? null)
  }

  /** A moment that was drawn and is not here yet. */
  add(drawn: StoryMoment): void {
    if (this.#moments.at(-1)?.n !== drawn.n) this.#remember([drawn])
  }
  /** The moment drawn, and the first of those between it and the next: those that have been shown so far. */
  keep(drawn: StoryMoment, coming: Coming, count = coming.beats.length + 1): void {
    this.#remember([drawn, ...partsOf(drawn, coming)].slice(this.#kept, count))
    this.#kept = count
  }
  /** Another moment is drawn: nothing after it has been shown. */
  settle(): void {
    this.#kept = 0
  }
  clear(): void {
    this.#moments = []
    this.#ago = 0
  }
  #remember(moments: readonly StoryMoment[]): void {
    this.#moments = [...this.#moments, ...moments].slice(-MAX_MOMENTS)
  }

  back(): void {
    if (this.canGoBack) this.#ago += 1
  }
  forward(): void {
    if (this.#ago > 0) this.#ago -= 1
  }
  leave(): void {
    this.#ago = 0
  }
}
