/** Finds the provinces at a point of the map; for tests only. */
import { PROVINCES, type ProvinceId } from '../art/ids'
import { OUTLINES, outline } from '../art/map/coordinates'
import type { Point } from '../art/map/geometry'

/** Whether a point is inside a ring, by counting crossings. */
function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false
  ring.forEach(([bx, by], i) => {
    const [ax, ay] = ring.at(i - 1) as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

export const landAt = (point: Point): ProvinceId[] =>
  PROVINCES.filter((id) => inside(point, outline(OUTLINES[id])))
