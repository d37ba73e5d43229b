/** A list that stays at its end as it grows, until somebody scrolls up to read. */
const NEAR = 40

export class Follow {
  atEnd = $state(true)
  list = $state<HTMLElement>()
  #top = 0
  #height = 0

  /** Only a move upwards in a list that has not shrunk is somebody's wish. */
  scrolled = (): void => {
    if (this.list == null) return // null once it has left the page
    const { scrollTop, scrollHeight, clientHeight } = this.list
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.atEnd = true
    else if (scrollTop < this.#top && scrollHeight >= this.#height) this.atEnd = false
    this.#top = scrollTop
    this.#height = scrollHeight
  }

  toEnd = (): void => {
    this.list?.scrollTo({ top: this.list.scrollHeight })
    this.atEnd = true
  }

  /** Something was added. */
  grown(): void {
    if (this.atEnd) requestAnimationFrame(() => this.list?.scrollTo({ top: this.list.scrollHeight }))
  }
}
