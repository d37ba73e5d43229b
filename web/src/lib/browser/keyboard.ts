/** Keyboard shortcuts, and whether a keyboard is in use. */

/** Where keys write text. */
export const WRITING = 'input, textarea, select, [contenteditable]'

/** Whether a letter was pressed as a shortcut: alone, not while writing, and with no dialog open. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const writing = event.target instanceof Element && event.target.closest(WRITING) !== null
  return event.key.toLowerCase() === letter && !writing && document.querySelector('dialog[open]') === null
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where an arrow key leads in a row or a column: to the next item or the one before; undefined for other keys. */
export const arrowStep = (key: string): 1 | -1 | undefined => ARROWS[key]

/** In a menu: arrow keys, Home, and End move the focus from item to item. */
export function moveFocus(event: KeyboardEvent): void {
  const items = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

/**
 * Sets `<html data-keys="on">` from the first key that plays until a pointer is used. Listens to the whole page; gives a
 * function that stops it.
 */
export function watchKeyboard(page: Document): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const writing = event.target instanceof Element && event.target.closest(WRITING) !== null
    if (!writing && !event.ctrlKey && !event.metaKey && !event.altKey)
      page.documentElement.dataset['keys'] = 'on'
  }
  const pointed = (): void => {
    delete page.documentElement.dataset['keys']
  }
  page.addEventListener('keydown', pressed, true)
  page.addEventListener('pointerdown', pointed, true)
  return () => {
    page.removeEventListener('keydown', pressed, true)
    page.removeEventListener('pointerdown', pointed, true)
  }
}
