/** Dragging a piece onto a province or shrine: another way of picking the same two items. */
import type { Selectable } from '../../words/selectables'
import type { Kami, Province } from '../../wire/vocab'
import type { Play } from '../../play/play.svelte'

const STILL = 6

export class PieceDrag {
  /** What is being dragged, and where the pointer is. */
  held = $state.raw<{ item: Selectable; x: number; y: number } | null>(null)
  #play: Play
  #grabbed: { item: Selectable; x: number; y: number; id: number } | null = null

  constructor(play: Play) {
    this.#play = play
  }

  grab = (item: Selectable, event: PointerEvent): void => {
    if (event.button !== 0) return
    event.stopPropagation()
    this.#grabbed = { item, x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  move = (event: PointerEvent): void => {
    const from = this.#grabbed
    if (from === null || from.id !== event.pointerId) return
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL
    if (!far && this.held === null) return
    if (this.held === null && !this.#play.isPicked(from.item)) this.#play.pick(from.item)
    this.held = { item: from.item, x: event.clientX, y: event.clientY }
  }

  drop = (event: PointerEvent): void => {
    const from = this.#grabbed
    if (from === null || from.id !== event.pointerId) return
    const dragged = this.held !== null
    this.cancel()
    if (!dragged) return // then it is a click
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const on = under?.closest<HTMLElement>('[data-province], [data-shrine]')?.dataset
    const target: Selectable | null = on?.['province']
      ? `province:${on['province'] as Province}`
      : on?.['shrine']
        ? `shrine:${on['shrine'] as Kami}`
        : null
    if (target !== null && this.#play.canPick(target)) this.#play.pick(target)
  }

  cancel = (): void => {
    this.#grabbed = null
    this.held = null
  }
}
