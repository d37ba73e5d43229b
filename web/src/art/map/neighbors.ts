/** Moving between provinces with the arrow keys. */
import { PROVINCES, type ProvinceId } from '../ids'
import { LAYOUT } from './layout'

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest province in the direction of that arrow key; undefined for other keys and at the edge of the map. */
export function neighbor(id: ProvinceId, key: string): ProvinceId | undefined {
  const arrow = ARROWS[key]
  if (arrow === undefined) return undefined
  const [[x, y], [dx, dy]] = [LAYOUT[id].middle, arrow]
  const far = (other: ProvinceId): number => {
    const [ox, oy] = LAYOUT[other].middle
    const along = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    return along > 20 ? along + 2 * aside : Infinity
  }
  const best = PROVINCES.reduce((a, b) => (far(b) < far(a) ? b : a))
  return far(best) < Infinity ? best : undefined
}

export const isArrow = (key: string): boolean => key in ARROWS
