/** Timer between playback steps; can be paused, ended early, or cleared. */
export class StepTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  #then: (() => void) | null = null
  #held = false

  /** Whether a next step waits. */
  get waits(): boolean {
    return this.#then !== null
  }

  /** Go on after that time, and not before what is drawn has been on the screen for a frame. */
  wait(time: number, then: () => void): void {
    const run = (): void => {
      if (this.#then !== run) return
      clearTimeout(this.#timer)
      this.#then = null
      then()
    }
    this.#then = run
    if (!Number.isFinite(time) || this.#held) return
    this.#timer = setTimeout(() => (document.hidden ? run() : requestAnimationFrame(run)), time)
  }

  /** Go on now. */
  end(): void {
    this.#then?.()
  }

  /** The next step stays, but no longer comes by itself. */
  freeze(): void {
    clearTimeout(this.#timer)
  }

  /** Forget the next step. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#then = null
  }

  /** While it is held, a step comes only when `end` is called. */
  hold(held: boolean): void {
    this.#held = held
    if (held) this.freeze()
  }
}
