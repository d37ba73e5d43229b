/** Geometry of the map: hand-drawn curves through points, and SVG path text. */

export type Point = readonly [x: number, y: number]

const short = (n: number): number => Math.round(n * 10) / 10

/** A small repeatable noise in -1 … 1: the hand that drew the coast never draws it differently. */
function tremble(x: number, y: number): number {
  const s = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return 2 * (s - Math.floor(s)) - 1
}

const PARTS = 5

/** A curve through the given points, a little unsteady between them; the ends stay where they are. */
export function drawn(points: readonly Point[], unsteady: number): Point[] {
  const curve: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    for (let part = 0; part < PARTS; part++) curve.push(between(a, b, c, d, part / PARTS, unsteady))
  }
  curve.push(points.at(-1) as Point)
  return curve
}

/** Catmull-Rom between b and c, moved aside by the hand's tremble except at b itself. */
function between(a: Point, b: Point, c: Point, d: Point, t: number, unsteady: number): Point {
  const along = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
  const [x, y] = [along(0), along(1)]
  const off = t === 0 ? 0 : unsteady
  return [x + off * tremble(x, y), y + off * tremble(y, x)]
}

export const reversed = (points: readonly Point[]): Point[] => [...points].reverse()

/** Pieces of line that follow each other, as one. */
export const joined = (...lines: readonly (readonly Point[])[]): Point[] =>
  lines.flatMap((line, i) => (i === 0 ? line : line.slice(1)))

const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`
const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Rounded at every point, from the first to the last. */
export function line(points: readonly Point[]): string {
  const bends = points
    .slice(1, -1)
    .map((p, i) => `${written(p)} ${written(halfway(p, points[i + 2] as Point))}`)
  return `M${written(points[0] as Point)}Q${bends.join(' ')}L${written(points.at(-1) as Point)}`
}

export const ring = (points: readonly Point[]): string => `${line(points)}z`

/**
 * A closed brush line: thick where the stroke runs across the brush, thin along it. Outer and inner edge as
 * one even-odd path.
 */
export function brushed(points: readonly Point[], thin: number, thick: number): string {
  const open = points.slice(0, -1)
  const edges = open.map((p, i): [Point, Point] => {
    const before = open[(i - 1 + open.length) % open.length] as Point
    const after = open[(i + 1) % open.length] as Point
    const turn = Math.atan2(after[1] - before[1], after[0] - before[0])
    const press = Math.abs(Math.sin(turn - 0.9)) * (0.8 + 0.3 * tremble(p[0], p[1]))
    const half = (thin + (thick - thin) * press) / 2
    const [nx, ny] = [-Math.sin(turn) * half, Math.cos(turn) * half]
    return [
      [p[0] + nx, p[1] + ny],
      [p[0] - nx, p[1] - ny],
    ]
  })
  return ring(edges.map((e) => e[0])) + ring(edges.map((e) => e[1]))
}
