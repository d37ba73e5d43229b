/** Sizes of elements and of the window in tests: happy-dom computes no layout. */

/** Gives every element a fixed size. */
export function fakeElementSize(width: number, height: number): () => void {
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
  return () => void (Element.prototype.getBoundingClientRect = getBoundingClientRect)
}

/** Gives the window that width, as layouts see it. Call what it returns to undo that. */
export function fakeWindowWidth(width: number): () => void {
  const before = window.innerWidth
  const to = (wide: number): void => {
    Object.assign(window, { innerWidth: wide })
    window.dispatchEvent(new Event('resize'))
  }
  to(width)
  return () => to(before)
}
