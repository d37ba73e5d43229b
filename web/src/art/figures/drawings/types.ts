/** Types of figure drawings: the drawing function, its size class, and its measurements. */
import type { Cloth } from '../../kit/palette'

/** A figure as SVG text: feet at 0, 0; up is negative. The owner shows in the cloth. */
export type FigureDrawing = (cloth: Cloth) => string

export type FigureSize = 'small' | 'medium' | 'large'

export interface FigureSpec {
  readonly size: FigureSize
  readonly draw: FigureDrawing
  /** Width of the clan's base under it; null for kami, who stand on a cloud of their own. */
  readonly base: number | null
  /** How far the drawing reaches from its feet to the left, to the right, and up. */
  readonly left: number
  readonly right: number
  readonly height: number
}
