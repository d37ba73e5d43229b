/** Map scenery: the sea with waves and shallows, and cranes. */
import { circle, each, flat, INK, placed, scatter, short, stroke, times } from '../../kit/brush'
import { mix } from '../../kit/palette'
import type { Random } from '../../kit/random'
import type { SeasonPalette } from './palette'

/** Sea around the field, for screens of another shape. */
export const BEYOND = 1500
export const ALL = `x="${-BEYOND}" y="${-BEYOND}" width="${1000 + 2 * BEYOND}" height="${744 + 2 * BEYOND}"`

/** Open water: a gradient, faint wave scales, loose strokes, the rising sun. */
export function openSea(random: Random, uid: string): string {
  const strokes = times(150, () => {
    const w = random.between(14, 40)
    return `M${Math.round(random.between(-400, 1400))} ${Math.round(random.between(-200, 944))}q${short(w / 4)}-4 ${short(w / 2)} 0t${short(w / 2)} 0`
  })
  return [
    `<rect ${ALL} fill="url(#${uid}-sea)"/>`,
    `<rect ${ALL} fill="url(#${uid}-scales)" fill-opacity=".14"/>`,
    stroke(strokes, 1.2, '#f2f6ea', 0.3),
    '<circle cx="975" cy="700" r="92" fill="#d4472b" opacity=".86"/>',
  ].join('')
}

/** Banded shallows with three foam lines, painted from the widest band to the narrowest, and the shadow of the land. */
export function shallows({ sea, shallow, foam }: SeasonPalette, uid: string): string {
  const along = (width: number, color: string): string =>
    `<use href="#${uid}-shoal" fill="none" stroke-linejoin="round" stroke="${color}" stroke-width="${width}"/>`
  const [far, near] = [mix(sea, shallow, 0.72), mix(sea, shallow, 0.9)]
  const rings: readonly (readonly [number, string])[] = [
    [96, mix(sea, shallow, 0.18)],
    [74, mix(sea, shallow, 0.44)],
    [52, mix(far, foam, 0.34)],
    [49.4, far],
    [35, mix(near, foam, 0.5)],
    [32.6, near],
    [19, mix(shallow, foam, 0.85)],
    [16.4, mix(shallow, foam, 0.45)],
  ]
  const shadow = `<use href="#${uid}-shore" transform="translate(3 5)" fill="none" stroke="${INK}" stroke-width="7" stroke-opacity=".25"/>`
  return each(rings, ([width, color]) => along(width, color)) + shadow
}

const CREST: readonly (readonly [x: number, y: number, r: number])[] = [
  [60, -58, 9],
  [72, -66, 10],
  [86, -72, 10],
  [101, -75, 10],
  [117, -74, 10],
  [132, -71, 10],
  [146, -64, 10],
  [158, -55, 9],
  [167, -45, 8],
  [173, -35, 7],
  [168, -28, 6],
  [158, -34, 7],
  [147, -39, 7],
  [135, -38, 7],
  [126, -32, 6],
  [46, -46, 7],
  [36, -36, 6],
]

/** A great breaking wave; its body is filled with the gradient of this id. */
export function greatWave(x: number, y: number, scale: number, foam: string, fill: string): string {
  const body =
    'M-30 60C0 20 20-52 92-72c44-12 82 8 84 42-12-18-34-22-50-10-24 18-14 52 22 62 30 8 60 2 90 38z'
  const edge = 'M-14 40C10 6 26-54 92-72c44-12 82 8 84 42-12-18-34-22-50-10-24 18-14 52 22 62 16 4 34 5 50 10'
  const ribs =
    'M-8 56C20 20 40-36 96-54M10 58C36 26 56-20 104-40M30 60C52 34 70-2 108-22M52 62C70 42 82 18 108 2M78 64c14-14 22-26 36-36M104 64c10-8 14-14 26-20'
  return placed(
    [
      flat(body, `url(#${fill})`),
      stroke(edge, 2.2),
      stroke(ribs, 3, '#d9e8e2', 0.75),
      each(CREST, ([a, b, r]) => circle(a, b, r, foam, 2.6)),
      each(CREST, ([a, b, r]) => circle(a, b, r, foam, 0)),
      each(
        CREST.filter((_, i) => i % 2 === 1),
        ([a, b, r]) =>
          stroke(`M${a - r * 0.5} ${short(b + r * 0.1)}a${r * 0.5} ${r * 0.5} 0 0 1 ${r} 0`, 1.3, '#5c8792'),
      ),
      scatter('182,-52 188,-40 178,-66 150,-84 120,-90 92,-88 166,-76 190,-60', (a, b) =>
        circle(a, b, 2, foam, 0.8),
      ),
    ].join(''),
    x,
    y,
    { scale },
  )
}

/** Cranes on their way north. */
export const cranes = (x: number, y: number): string =>
  scatter('0,0 22,9 -20,12 44,20 -38,26', (dx, dy) =>
    placed(
      '<path d="M-9-4q5 0 8 3 4-5 10-5-3 5-7 7l5 3-8-1q-5-2-8-7z" fill="#fdfcf6" stroke="#1d1712" stroke-width=".9" stroke-linejoin="round"/><path d="M9-6l-4 .6" stroke="#1d1712" stroke-width="1.6"/>',
      x + dx,
      y + dy,
      { scale: 0.9 },
    ),
  )
