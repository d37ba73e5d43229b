/** The props that every emblem component takes: size, position, and title. */
export interface Placement {
  /** Side in CSS pixels, or in map units where it stands inside another SVG. */
  size?: number | undefined
  /** What a screen reader says; left out, the emblem is decoration. */
  title?: string | undefined
  x?: number | undefined
  y?: number | undefined
}
