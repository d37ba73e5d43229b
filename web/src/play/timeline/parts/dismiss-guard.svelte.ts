/** Ignores clicks on a card or a question for its first 400 ms, so that a click meant for the previous step has no effect. */

/** Milliseconds until a click counts. */
const GUARD = 400

export class DismissGuard {
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
