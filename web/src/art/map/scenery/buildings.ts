/** Scenery buildings are gray and have no base, so that nobody takes them for a Stronghold. */
import { placed, stroke, times } from '../../kit/brush'
import type { Landmark } from './places'

const EARTH = '#2a2622'
const GATE = '#8c4a35'

const part = (d: string, fill: string, width = 0.7): string =>
  `<path d="${d}" fill="${fill}" stroke="${EARTH}" stroke-width="${width}"/>`

function house(x: number, y: number, scale: number, roof: string, snowy: boolean): string {
  return placed(
    part('M-6 0v-6h12v6z', '#f0e6cd', 0.8) +
      '<path d="M-1.6 0v-4h3v4z" fill="#4a3a28"/>' +
      part('M-9-5.4L-5-12.4H5L9-5.4q-9 1.6-18 0z', roof, 0.8) +
      (snowy
        ? '<path d="M-7.4-8L-5-12.2H5L7.4-8q-3.5 2.4-7 .4-4 2-7.8-.4z" fill="#fdfefe"/>'
        : stroke('M-5-6.4l2-5M0-6v-6M5-6.4l-2-5', 0.4, EARTH, 0.6)),
    x,
    y,
    { scale },
  )
}

/** Three thatched houses and the smoke of a hearth. */
export const village = (x: number, y: number, snowy: boolean): string =>
  house(x - 11, y - 3, 0.85, '#9a7a4c', snowy) +
  house(x + 10, y - 5, 0.8, '#7d6a52', snowy) +
  house(x, y + 2, 1, '#8a6a42', snowy) +
  stroke(`M${x + 10} ${y - 16}q-4-5 1-9t0-9`, 1.6, '#fff', 0.7)

export const pagoda = ([x, y, scale]: Landmark): string =>
  placed(
    times(5, (i) => {
      const [w, dy] = [13 - i * 1.7, -i * 8.4]
      const wall = `M${-w * 0.55} ${dy}v-5.6h${w * 1.1}v5.6z`
      const roof = `M${-w} ${dy - 5}q${w * 0.5}-.6 ${w * 0.6}-4.4h${w * 0.8}q${w * 0.1} 3.8 ${w * 0.6} 4.4z`
      return part(tidy(wall), '#e9dcc0') + part(tidy(roof), '#6a6a66', 0.8)
    }) + stroke('M0-43v-11M-1.6-47h3.2M-1.2-50h2.4', 1, EARTH),
    x,
    y,
    { scale },
  )

const tidy = (d: string): string =>
  d.replace(/-?\d+\.\d{3,}/g, (n) => String(Math.round(Number(n) * 100) / 100))

export const castle = ([x, y, scale]: Landmark): string =>
  placed(
    part('M-15 0l3-8h24l3 8z', '#b5ad9b') +
      part('M-10-8h20v-6h-20z', '#f4eedd') +
      part('M-15-13q5-.6 6-5h18q1 4.4 6 5z', '#8b9094') +
      part('M-6-18h12v-5h-12z', '#f4eedd') +
      part('M-10-22q4-1 5-7 5-2 10 0 1 6 5 7z', '#8b9094'),
    x,
    y,
    { scale, opacity: 0.92 },
  )

/** A shrine gate in the shallows. */
export const gate = ([x, y, scale]: Landmark): string =>
  placed(
    stroke('M-9 0l1-17M9 0l-1-17', 2.6, GATE) +
      part('M-13-19q13 4 26 0v3.6q-13 3-26 0z', GATE) +
      stroke('M-10.5-12h21', 2, GATE) +
      stroke('M-14 1q4-2 8 0t8 0 8 0 6 0', 1.2, '#fff', 0.8),
    x,
    y,
    { scale },
  )

export const boat = (x: number, y: number, scale: number, flip: boolean): string =>
  placed(
    part('M-15 0q15 3.4 30-1l-4 7q-11 3-22 0z', '#6b4a2c', 1) +
      stroke('M-1-1v-24', 1.3, EARTH) +
      part('M1-24q11 4 10 19-5 1-10 1z', '#f6edd6', 1) +
      stroke('M2-18q6 1 8.4 4M2-12q5 0 8.8 2', 0.5, EARTH) +
      stroke('M-20 8q5-3 10 0t10 0 10 0 8-1', 1.3, '#fff', 0.8),
    x,
    y,
    { scale, flip },
  )
