/** How large things seem to be, where nothing is laid out. */
export function seemAs(width: number, height: number): () => void {
  const rect = (): DOMRect => new DOMRect(0, 0, width, height)
  Object.defineProperty(SVGElement.prototype, 'getBoundingClientRect', { value: rect, configurable: true })
  return () => void Reflect.deleteProperty(SVGElement.prototype, 'getBoundingClientRect')
}
