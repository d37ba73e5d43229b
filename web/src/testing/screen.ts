/** Gives every element a fixed size in tests, because happy-dom computes no layout. */
export function seemAs(width: number, height: number): () => void {
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
  return () => void (Element.prototype.getBoundingClientRect = getBoundingClientRect)
}
