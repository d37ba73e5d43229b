/** A list that stays at its end as it grows, until the reader scrolls up. */
const NEAR = 40
/** Milliseconds after an input in which scrolling counts as done by the reader. */
const BY_HAND = 1000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export class StickToEnd {
  atEnd = $state(true)
  list = $state<HTMLElement>()
  #top = 0
  #touched = Number.NEGATIVE_INFINITY

  constructor() {
    $effect(() => (this.list == null ? undefined : this.#watch(this.list)))
  }

  /** Tells the reader's scrolling from scrolling caused by changed content or size. */
  #watch(list: HTMLElement): () => void {
    const touched = (): void => void (this.#touched = performance.now())
    for (const hand of HANDS) list.addEventListener(hand, touched, { passive: true })
    const room = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.grown())
    room?.observe(list)
    return () => {
      for (const hand of HANDS) list.removeEventListener(hand, touched)
      room?.disconnect()
    }
  }

  scrolled = (): void => {
    if (this.list == null) return // null once it has left the page
    const { scrollTop, scrollHeight, clientHeight } = this.list
    const byHand = performance.now() - this.#touched < BY_HAND
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.atEnd = true
    else if (byHand && scrollTop < this.#top) this.atEnd = false
    this.#top = scrollTop
  }

  toEnd = (): void => {
    this.list?.scrollTo({ top: this.list.scrollHeight })
    this.atEnd = true
  }

  /** The content grew, or the list got smaller. */
  grown(): void {
    if (this.atEnd) requestAnimationFrame(() => this.list?.scrollTo({ top: this.list.scrollHeight }))
  }
}
