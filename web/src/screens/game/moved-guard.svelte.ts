/**
 * Ignores a press on a panel that has just moved: a lesson or an offer above it came or went, and the press was
 * meant for a button there.
 */
import { settings } from '../../lib/settings.svelte'
import { DismissGuard } from '../../play/timeline/parts/dismiss-guard.svelte'

export class MovedGuard {
  readonly #guard = new DismissGuard()

  get fresh(): boolean {
    return this.#guard.fresh
  }

  /** An attachment for the column: its panel fills what the rest leaves, so it has another size where it moves. */
  readonly watch = (column: HTMLElement): (() => void) | undefined => {
    const panel = column.querySelector('[role=tabpanel]')
    if (panel === null) return
    const sizes = new ResizeObserver(() => {
      if (settings.speed !== 'instant') this.#guard.start()
    })
    sizes.observe(panel)
    return () => sizes.disconnect()
  }
}
