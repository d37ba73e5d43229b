/** Pan and zoom of the map by drag, wheel, pinch, and keyboard. */
import type { Box } from './layout'

interface Touch {
  x: number
  y: number
}

const MAX_DEPTH = 5
const STILL = 5

/**
 * What part of the field is seen; moved by drag, wheel, pinch, and keys. All in units of the field, except the window, in
 * pixels. While the view moves, the picture is only shifted and stretched; `settle` says that it may be drawn again.
 */
export class PanZoom {
  view = $state<Box>({ x: 0, y: 0, w: 1, h: 1 })
  /** How far in the picture was drawn. */
  drawn = $state(1)
  /** The window on the screen, in pixels. */
  size = $state.raw({ w: 0, h: 0 })
  #field: { width: number; height: number }
  #touches = new Map<number, Touch>()
  #traveled = 0

  constructor(field: { width: number; height: number }) {
    this.#field = field
    this.fit()
  }

  /** How far in we are: 1 is the whole field. */
  get depth(): number {
    return this.#field.width / this.view.w
  }

  /** Pixels of the screen for a unit of the field, with all of a box of that size in sight. */
  scaleOf(w: number, h: number): number {
    return this.size.w * this.size.h === 0 ? 1 : Math.min(this.size.w / w, this.size.h / h)
  }
  /** Pixels for a unit, as the picture was drawn. */
  get scale(): number {
    return this.scaleOf(this.#field.width, this.#field.height) * this.drawn
  }

  /** The picture is `drawn` windows wide and high; this puts the view into the window. */
  get transform(): string {
    const [ox, oy] = this.#margin
    const scale = this.scaleOf(this.view.w, this.view.h)
    const [x, y] = [ox * (1 - this.depth) - this.view.x * scale, oy * (1 - this.depth) - this.view.y * scale]
    return `translate(${x}px, ${y}px) scale(${this.depth / this.drawn})`
  }

  /** A point of the window, in pixels from its upper left corner, as a point of the field. */
  toField(x: number, y: number): Touch {
    const [ox, oy] = this.#margin
    const scale = this.scaleOf(this.view.w, this.view.h)
    return { x: this.view.x + (x - ox) / scale, y: this.view.y + (y - oy) / scale }
  }

  /** The sea beside the field, in a window of another shape. */
  get #margin(): readonly [number, number] {
    const { width, height } = this.#field
    const scale = this.scaleOf(width, height)
    return [Math.max(0, (this.size.w - width * scale) / 2), Math.max(0, (this.size.h - height * scale) / 2)]
  }

  /** Whether the last press was a drag, so that the click after it means nothing. */
  get dragged(): boolean {
    return this.#traveled > STILL
  }

  /** The view rests: draw the picture for it. */
  settle(): void {
    this.drawn = this.depth
  }

  fit(): void {
    this.view = { x: 0, y: 0, w: this.#field.width, h: this.#field.height }
  }

  /** Zoom by a factor, keeping the point (cx, cy) where it is. */
  zoom(factor: number, cx = this.view.x + this.view.w / 2, cy = this.view.y + this.view.h / 2): void {
    const depth = Math.min(MAX_DEPTH, Math.max(1, this.depth * factor))
    const by = this.depth / depth
    this.#look({
      x: cx - (cx - this.view.x) * by,
      y: cy - (cy - this.view.y) * by,
      w: this.#field.width / depth,
      h: this.#field.height / depth,
    })
  }

  /** Bring a point to the middle, at least so far in. */
  lookAt(x: number, y: number, depth = this.depth): void {
    const [w, h] = [this.#field.width / depth, this.#field.height / depth]
    this.#look({ x: x - w / 2, y: y - h / 2, w, h })
  }

  pan(dx: number, dy: number): void {
    this.#look({ ...this.view, x: this.view.x - dx, y: this.view.y - dy })
  }

  down(id: number, x: number, y: number): void {
    if (this.#touches.size === 0) this.#traveled = 0
    this.#touches.set(id, { x, y })
  }

  /** A pointer moved in the window; whether it drags. */
  move(id: number, x: number, y: number): boolean {
    const before = this.#touches.get(id)
    if (before === undefined) return false
    const other = [...this.#touches].find(([key]) => key !== id)?.[1]
    const scale = this.scaleOf(this.view.w, this.view.h)
    this.#traveled += Math.hypot(x - before.x, y - before.y)
    if (other !== undefined) {
      const [far, near] = [
        Math.hypot(x - other.x, y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ]
      const middle = this.toField((x + other.x) / 2, (y + other.y) / 2)
      if (near > 0) this.zoom(far / near, middle.x, middle.y)
      this.pan((x - before.x) / scale / 2, (y - before.y) / scale / 2)
    } else if (this.dragged) {
      this.pan((x - before.x) / scale, (y - before.y) / scale)
    }
    this.#touches.set(id, { x, y })
    return this.dragged
  }

  up(id: number): void {
    this.#touches.delete(id)
    if (this.#touches.size === 0) this.settle()
  }

  #look({ x, y, w, h }: Box): void {
    const inside = (at: number, size: number, whole: number): number =>
      Math.min(whole - size, Math.max(0, at))
    this.view = { x: inside(x, w, this.#field.width), y: inside(y, h, this.#field.height), w, h }
  }
}
