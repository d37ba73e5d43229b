/** Shows the preview of an option while its control is hovered, focused, or long-pressed. */
import type { Play } from '../../play/play.svelte'
import type { Selectable } from '../../words/selectables'

/** Milliseconds until a press is a long one. */
const HOLD = 350

/** Previews on hover. A long press previews without choosing; pieces use drag instead. */
export function previewOnHover(play: Play, item: Selectable, hold = true): (control: Element) => () => void {
  return (control) => {
    let held = false
    let holding: ReturnType<typeof setTimeout> | undefined
    const look = (): void => play.previews.point(item)
    const leave = (): void => {
      clearTimeout(holding)
      play.previews.unpoint(item)
    }
    const press = ({ pointerType }: PointerEvent): void => {
      held = false
      if (pointerType !== 'touch' || !hold) return
      holding = setTimeout(() => {
        held = true
        look()
      }, HOLD)
    }
    const stop = (event: Event): void => {
      if (!held) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') held = false
    }
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerenter', ({ pointerType }: PointerEvent) => pointerType === 'mouse' && look()],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointerup', leave],
      ['pointercancel', leave],
      ['focus', () => control.matches(':focus-visible') && look()],
      ['blur', leave],
      ['contextmenu', stop],
      ['click', stop, true],
    ]
    for (const [type, listener, first] of listeners)
      control.addEventListener(type, listener as EventListener, first)
    return () => {
      leave()
      for (const [type, listener, first] of listeners)
        control.removeEventListener(type, listener as EventListener, first)
    }
  }
}
