/** Dragging a piece onto a province or shrine: another way of picking the same two things. */
import type { Thing } from '../../words/selectables'
import type { Kami, Province } from '../../wire/vocab'
import type { Play } from '../../play/play.svelte'

const STILL = 6

export class PieceDrag {
  /** What is being dragged, and where the pointer is. */
  held = $state.raw<{ thing: Thing; x: number; y: number } | null>(null)
  #play: Play
  #grabbed: { thing: Thing; x: number; y: number; id: number } | null = null

  constructor(play: Play) {
    this.#play = play
  }

  grab = (thing: Thing, event: PointerEvent): void => {
    if (event.button !== 0) return
    event.stopPropagation()
    this.#grabbed = { thing, x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  move = (event: PointerEvent): void => {
    const from = this.#grabbed
    if (from === null || from.id !== event.pointerId) return
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL
    if (!far && this.held === null) return
    if (this.held === null && !this.#play.isPicked(from.thing)) this.#play.pick(from.thing)
    this.held = { thing: from.thing, x: event.clientX, y: event.clientY }
  }

  drop = (event: PointerEvent): void => {
    const from = this.#grabbed
    if (from === null || from.id !== event.pointerId) return
    const dragged = this.held !== null
    this.cancel()
    if (!dragged) return // then it is a click
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const on = under?.closest<HTMLElement>('[data-province], [data-shrine]')?.dataset
    const target: Thing | null = on?.['province']
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
