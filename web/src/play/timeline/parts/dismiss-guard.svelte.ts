/** Protects a card that has come just now: a press this soon was meant for the step before, and does not dismiss it. */

/** Milliseconds until a card can be dismissed. */
const GUARD = 400

export class CardGuard {
  #fresh = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get fresh(): boolean {
    return this.#fresh
  }
  start(): void {
    this.#fresh = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#fresh = false), GUARD)
  }
  end(): void {
    this.#fresh = false
  }
}
