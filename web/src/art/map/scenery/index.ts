/** The map's scenery: one drawing per season, behind borders, routes, names, and pieces. Load it on demand. */
import { PROVINCES, type SeasonId } from '../../ids'
import { each, gradient, times } from '../../kit/brush'
import { mix } from '../../kit/palette'
import { seeded, type Random } from '../../kit/random'
import { outline, SHORES } from '../coordinates'
import { ring } from '../geometry'
import { LAYOUT, SHORE_RINGS } from '../layout'
import { boat, castle, gate, pagoda, village } from './buildings'
import { coast, fuji, land, mists, mountain, terrace } from './land'
import { SEASON_PALETTE, type SeasonPalette } from './palette'
import { BOATS, CASTLES, FORESTS, MOUNTAINS, PAGODAS, TERRACES, TORII, VILLAGES } from './places'
import { ALL, cranes, greatWave, openSea, shallows } from './sea'
import { forests, treeShapes } from './trees'
import { falling, goldCloud, leafShapes } from './weather'

const SEED = 11

const drawn = new Map<string, string>()

/** The scenery as SVG text in map units; ids inside start with `uid`. The same season is drawn only once. */
export function scenerySvg(season: SeasonId, uid = 'scenery'): string {
  const key = `${season} ${uid}`
  const kept = drawn.get(key)
  if (kept !== undefined) return kept
  const svg = draw(season, uid)
  drawn.set(key, svg)
  return svg
}

function draw(season: SeasonId, uid: string): string {
  const palette = SEASON_PALETTE[season]
  const random = seeded(SEED)
  const shapes = outlines(uid) + treeShapes(season, uid) + leafShapes(season, uid)
  return [
    `<defs>${shapes}${gradients(palette, uid)}${patterns(palette, uid)}</defs>`,
    openSea(random, uid),
    shallows(palette, uid),
    landscape(season, palette, random, uid),
    `<rect ${ALL} fill="url(#${uid}-light)"/>`,
    each(BOATS, ([x, y, scale, sails]) => boat(x, y, scale, sails === 'west')),
    cranes(330, 250),
    greatWave(770, 716, 0.9, palette.foam, `${uid}-wave`),
    greatWave(-40, 700, 0.5, palette.foam, `${uid}-wave`),
    falling(season, random, uid),
    goldCloud(300, 34, 210, '0.18,0.8 0,0.62 0.3,1', uid),
    goldCloud(-120, 470, 150, '0,0.9 0.1,1.05 0,0.7', uid),
    goldCloud(800, -6, 330, '0,0.9', uid),
    `<rect class="scenery-night" ${ALL}/>`,
  ].join('')
}

function landscape(season: SeasonId, palette: SeasonPalette, random: Random, uid: string): string {
  const fromBack = [...MOUNTAINS].sort((a, b) => a[1] - b[1])
  return [
    land(palette, uid),
    `<g clip-path="url(#${uid}-land)">${each(TERRACES, (one) => terrace(one, palette))}</g>`,
    coast(),
    each(fromBack, (one) => mountain(one, palette, random, uid)),
    fuji(uid),
    mists(),
    each(VILLAGES, ([x, y]) => village(x, y, season === 'winter')),
    forests(FORESTS, palette, season, random, uid),
    each(PAGODAS, pagoda),
    each(CASTLES, castle),
    each(TORII, gate),
  ].join('')
}

/** Every third point of a coast is enough for the wide bands along it, which are the most work to paint. */
const COARSE = 3
const SHOALS = SHORES.map((sides) => ring(outline(sides).filter((_, i) => i % COARSE === 0))).join('')

/** Coasts and provinces are written once and drawn many times. */
const outlines = (uid: string): string =>
  `<path id="${uid}-shoal" d="${SHOALS}"/><path id="${uid}-shore" d="${SHORE_RINGS.join('')}"/>` +
  each(PROVINCES, (id) => `<path id="${uid}-${id}" d="${LAYOUT[id].path}"/>`) +
  `<clipPath id="${uid}-land"><use href="#${uid}-shore"/></clipPath>`

function gradients({ deep, sea, mountain: blue, light: [near, far] }: SeasonPalette, uid: string): string {
  return [
    gradient(`${uid}-sea`, [deep, sea, mix(deep, sea, 0.35)]),
    gradient(`${uid}-mountain`, [
      [0, blue],
      [0.55, blue, 0.62],
      [1, blue, 0.04],
    ]),
    gradient(`${uid}-fuji`, [
      [0, '#2f5573'],
      [0.6, '#557f96'],
      [1, '#557f96', 0.15],
    ]),
    gradient(`${uid}-gold`, ['#efdcae', '#dfc386']),
    gradient(`${uid}-wave`, [
      [0, '#7fb0ba'],
      [0.35, '#2e5f7d'],
      [0.72, '#1e4562'],
      [1, '#1e4562', 0],
    ]),
    `<radialGradient id="${uid}-calm"><stop offset="0" stop-color="#fff6d8" stop-opacity=".34"/><stop offset=".6" stop-color="#fff6d8" stop-opacity=".16"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="${uid}-light" gradientUnits="userSpaceOnUse" cx="950" cy="706" r="1200"><stop offset="0" stop-color="${near}" stop-opacity=".24"/><stop offset=".5" stop-color="${far}" stop-opacity=".08"/><stop offset="1" stop-color="#23313f" stop-opacity=".16"/></radialGradient>`,
  ].join('')
}

function patterns({ deep, sea }: SeasonPalette, uid: string): string {
  const fill = mix(sea, deep, 0.3)
  const scale = (x: number, y: number): string =>
    each(
      [22, 16, 10, 4.5],
      (r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${r === 22 ? fill : 'none'}" stroke="#f2f6ea"/>`,
    )
  const rows = [-22, -11, 0, 11, 22, 33].flatMap((y) =>
    [-22, 0, 22, 44, 66].filter((x) => (x / 22 + y / 11) % 2 === 0).map((x) => scale(x, y)),
  )
  const grain = times(
    8,
    (i) =>
      `<path d="M0 ${4 + i * 6}q65 ${i % 2 === 0 ? -5 : 5} 130 0t130 0" fill="none" stroke="#3d2f14" stroke-opacity=".1" stroke-width="${i % 3 === 0 ? 1.5 : 0.9}"/>`,
  )
  return [
    `<pattern id="${uid}-scales" width="44" height="22" patternUnits="userSpaceOnUse">${rows.join('')}</pattern>`,
    `<pattern id="${uid}-grass" width="52" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path d="M6 10l1.5-4M9 10l.6-3M30 6l1.4-4M33 6l.6-3M44 26l1.5-4M14 32l1.5-4M17 32l.6-3M36 40l1.4-4" fill="none" stroke="#4a4a26" stroke-width=".8" stroke-opacity=".4" stroke-linecap="round"/></pattern>`,
    `<pattern id="${uid}-grain" width="260" height="52" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">${grain}</pattern>`,
  ].join('')
}
