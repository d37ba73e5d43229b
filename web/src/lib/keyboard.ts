/** Whether a keyboard is in use: `<html data-keys="on">` from the first key that plays until a pointer is used. */

/** Where keys write text. */
export const WRITING = 'input, textarea, select, [contenteditable]'

/** Listens to the whole page; gives a function that stops it. */
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
