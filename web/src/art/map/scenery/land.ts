/** Map scenery: land, coast, mountains, mist, and rice terraces. */
import { PROVINCES } from '../../ids'
import { each, ellipse, INK, placed, short, stroke } from '../../kit/brush'
import { mix } from '../../kit/palette'
import type { Random } from '../../kit/random'
import { SHORE_BRUSH } from '../layout'
import { landOf, type SeasonPalette } from './palette'
import { CALM, MISTS, RIVERS, type Mountain, type Terrace } from './places'

const EARTH = '#2a2622'
const FIELD_LINE = '#4c5230'

/** The washes of the provinces, darker toward the coast, with the grain of the woodblock. */
export function land(palette: SeasonPalette, uid: string): string {
  const washes = each(PROVINCES, (id) => `<use href="#${uid}-${id}" fill="${landOf(id, palette)}"/>`)
  const edges = each([30, 18, 8], (width) =>
    each(
      PROVINCES,
      (id) =>
        `<use href="#${uid}-${id}" fill="none" stroke="${mix(landOf(id, palette), '#5b4a22', 0.5)}" stroke-width="${width}" stroke-opacity=".16"/>`,
    ),
  )
  const calm = each(CALM, ([x, y, rx, ry]) => ellipse(x, y, rx * 1.3, ry * 1.5, `url(#${uid}-calm)`))
  const grass = each(CALM, ([x, y, rx, ry]) =>
    stroke(
      `M${x - rx} ${short(y + ry * 0.4)}q${rx * 0.5} ${short(-ry * 0.6)} ${rx} ${short(-ry * 0.1)}M${short(x + rx * 0.1)} ${short(y - ry * 0.7)}q${rx * 0.5} ${short(-ry * 0.5)} ${short(rx * 0.9)} ${short(ry * 0.1)}`,
      0.8,
      '#5b5528',
      0.35,
    ),
  )
  const whole = `<rect width="1000" height="744" fill="url(#${uid}-grain)"/><rect width="1000" height="744" fill="url(#${uid}-grass)"/>`
  return `${washes}<g clip-path="url(#${uid}-land)">${edges}${whole}${calm}${grass}${water(palette)}</g>`
}

/** Rivers and the great lake of Kyoto. */
const water = ({ shallow, foam }: SeasonPalette): string =>
  `<path d="M536 470q10-16 22-10 14 2 8 18-2 18-16 22-16-2-14-30z" fill="${shallow}" stroke="#2a3b44"/>` +
  stroke('M542 480q8-4 14 0M546 490q6-3 12 0', 1, foam) +
  stroke(RIVERS, 3.4, shallow, 0.9)

export const coast = (): string =>
  each(SHORE_BRUSH, (d) => `<path d="${d}" fill="${INK}" fill-rule="evenodd"/>`)

/** A mountain in blue wash, light at its foot, with snow and a few ridges. */
export function mountain(
  [x, y, size, height = 1]: Mountain,
  { snow }: SeasonPalette,
  random: Random,
  uid: string,
): string {
  const [w, h] = [24 * size, 34 * size * height]
  const px = x + random.between(-3, 3) * size
  const py = y - h
  const sy = py + h * snow
  const n = (value: number): string => String(short(value))
  const at = (u: number, v: number): string => `${n(u)} ${n(v)}`
  const left = `M${at(x - w, y)}C${at(x - w * 0.6, y - h * 0.25)} ${at(px - w * 0.28, y - h * 0.62)} ${at(px - 2 * size, py)}`
  const right = `L${at(px + 2.4 * size, py - 0.6 * size)}C${at(px + w * 0.34, y - h * 0.6)} ${at(x + w * 0.6, y - h * 0.22)} ${at(x + w * 1.06, y)}`
  const shade = `M${at(px, py)}${right}Q${at(x + w * 0.3, y - 4 * size)} ${at(px + w * 0.1, y - h * 0.18)}Q${at(px + w * 0.2, y - h * 0.5)} ${at(px, py)}z`
  const cap = `M${at(px - 2 * size, py)}L${at(px + 2.4 * size, py - 0.6 * size)}Q${at(px + w * 0.22 * snow * 2.2, py + h * snow * 0.5)} ${at(px + w * 0.84 * snow, sy + h * 0.05)}L${at(px + w * 0.2 * snow, sy - h * 0.06)}L${at(px + w * 0.05, sy + h * 0.1)}L${at(px - w * 0.16 * snow, sy - h * 0.05)}L${at(px - w * 0.8 * snow, sy + h * 0.02)}Q${at(px - w * 0.4 * snow, py + h * snow * 0.5)} ${at(px - 2 * size, py)}z`
  const ridges = `M${at(px + w * 0.12, sy + h * 0.14)}q${at(w * 0.1, h * 0.2)} ${at(w * 0.3, h * 0.32)}M${at(px - w * 0.1, sy + h * 0.16)}q${at(-w * 0.04, h * 0.18)} ${at(-w * 0.2, h * 0.34)}M${at(px + w * 0.02, sy + h * 0.2)}q${at(w * 0.02, h * 0.12)} ${at(-w * 0.02, h * 0.26)}`
  return [
    `<path d="${left}${right}z" fill="url(#${uid}-mountain)"/>`,
    `<path d="${shade}" fill="#1d2a33" opacity=".16"/>`,
    `<path d="${cap}" fill="#fdfbf3"/>`,
    stroke(left + right, short(0.95 * Math.sqrt(size)), EARTH),
    stroke(ridges, 0.6, EARTH, 0.6),
  ].join('')
}

const SLOPES = 'M736 470C772 450 794 416 806 384l7-3 6 2.4 6-2.6 7 3C846 416 866 448 904 470'

/** Mount Fuji, behind the pieces of Edo. */
export const fuji = (uid: string): string =>
  placed(
    `<path d="${SLOPES}z" fill="url(#${uid}-fuji)"/>` +
      '<path d="M806 384l7-3 6 2.4 6-2.6 7 3c5 14 11 26 18 37l-8-4-5 9-8-12-7 15-8-14-7 12-5-8-8 6c7-12 13-24 16-39z" fill="#fdfbf3"/>' +
      stroke(SLOPES, 1.2, EARTH),
    143,
    58,
    { scale: 0.85 },
  )

export const mists = (): string =>
  `<g fill="#fffdf2" opacity=".62">${each(MISTS, ([x, y, w]) => `<path d="M${x - w / 2} ${y}h${w}a2.6 2.6 0 0 1 0 5.2h${short(-w * 0.35)}a2 2 0 0 0 0 4h${short(w * 0.2)}a2.2 2.2 0 0 1 0 4.4h${short(-w * 0.6)}a2.2 2.2 0 0 1 0-4.4h${short(w * 0.08)}a2 2 0 0 0 0-4h${short(-w * 0.33)}a2.6 2.6 0 0 1 0-5.2z"/>`)}</g>`

/** Rice terraces: flooded in spring, green in summer, gold in autumn, under snow in winter. */
export function terrace([x, y, w, h, turn]: Terrace, { rice }: SeasonPalette): string {
  const n = (value: number): string => String(short(value))
  const step = (i: number): string => {
    const [ww, hh, dy] = [w * (1 - i * 0.164), h * (1 - i * 0.164), -i * h * 0.1]
    const d = `M${n(-ww)} ${n(dy)}C${n(-ww)} ${n(dy - hh * 1.1)} ${n(-ww * 0.3)} ${n(dy - hh * 0.8)} 0 ${n(dy - hh)}S${n(ww)} ${n(dy - hh * 0.9)} ${n(ww)} ${n(dy + hh * 0.1)}S${n(ww * 0.3)} ${n(dy + hh)} ${n(-ww * 0.1)} ${n(dy + hh * 0.9)}S${n(-ww)} ${n(dy + hh * 0.7)} ${n(-ww)} ${n(dy)}z`
    return `<path d="${d}" fill="${rice[i % rice.length] ?? rice[0]}" stroke="${FIELD_LINE}" stroke-width=".7" stroke-opacity=".7"/>`
  }
  const banks = `M${n(-w * 0.8)} ${n(h * 0.1)}l${n(w * 0.16)} ${n(h * 0.16)}M${n(w * 0.5)} ${n(h * 0.3)}l${n(w * 0.1)} ${n(h * 0.2)}M${n(-w * 0.3)} ${n(h * 0.6)}l.6 ${n(h * 0.2)}M${n(w * 0.75)} ${n(-h * 0.3)}l${n(w * 0.12)} ${n(-h * 0.05)}M${n(-w * 0.55)} ${n(-h * 0.55)}l${n(w * 0.1)} ${n(h * 0.14)}M${n(w * 0.25)} ${n(-h * 0.75)}l.4 ${n(h * 0.14)}`
  return placed([0, 1, 2, 3, 4].map(step).join('') + stroke(banks, 0.7, FIELD_LINE, 0.7), x, y, { turn })
}
