/**
 * A drawing is a stack of paths on a 48 x 48 grid, each with a tone. Small letters fill, capitals are brush
 * lines whose width follows: k key block (ink), p paper (cut out of the ink), c color block; o ink with a
 * paper edge, q paper with an ink edge, d color with an ink edge.
 */
export type Tone = 'k' | 'p' | 'c' | 'o' | 'q' | 'd' | `${'K' | 'P' | 'C'}${number}`
export type Layer = readonly [tone: Tone, d: string]
export type Drawing = readonly Layer[]

const short = (n: number): number => Math.round(n * 10) / 10

/** The point at radius r, degrees clockwise from the top. */
export function at(r: number, degrees: number, cx = 24, cy = 24): string {
  const turn = (degrees * Math.PI) / 180
  return `${short(cx + r * Math.sin(turn))} ${short(cy - r * Math.cos(turn))}`
}

/** n copies around the center; `part` draws the one that points in the given direction. */
export function around(n: number, part: (degrees: number) => string, from = 0): string {
  return Array.from({ length: n }, (_, i) => part(from + (360 / n) * i)).join('')
}

export const disc = (r: number, cx = 24, cy = 24): string =>
  `M${short(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A ring of n teeth: the Monsters' jagged edge. */
export function jagged(n: number, outer: number, inner: number): string {
  const tooth = (a: number): string => `${at(outer, a)}L${at(inner, a + 200 / n)}L`
  return `M${around(n, tooth).slice(0, -1)}z`
}

/** n wedges from radius r1 (broad) to r2 (pointed). */
export function rays(n: number, r1: number, r2: number, half: number, cx = 24, cy = 24, from = 0): string {
  return around(
    n,
    (a) => `M${at(r1, a - half, cx, cy)}L${at(r2, a, cx, cy)}L${at(r1, a + half, cx, cy)}z`,
    from,
  )
}

/** A circle of n round petals. */
export function scalloped(n: number, r: number): string {
  const bow = short(r * Math.sin(Math.PI / n) * 1.04)
  return `M${at(r, 0)}${around(n, (a) => `A${bow} ${bow} 0 0 1 ${at(r, a + 360 / n)}`)}z`
}
