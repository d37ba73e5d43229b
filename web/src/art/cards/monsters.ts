/** Card pictures of the monsters, each in a landscape. */
import { skull } from '../figures/drawings/oni'
import { circle, each, flat, GOLD, INK, inked, mirrored, placed, scatter, stroke } from '../kit/brush'
import { greatWave } from '../map/scenery/sea'
import { bamboo, coin, coinPile, fire, grass, pine, torii } from './props'
import {
  actor,
  band,
  beams,
  crescent,
  glow,
  land,
  mist,
  petals,
  PLUM,
  sea,
  sky,
  stars,
  STRAW,
  sun,
  type Picture,
} from './scene'

/** The lion dog guards the steps of a shrine. */
export const komainu: Picture = (uid) =>
  [
    sky(uid, '#7fa9b4', '#d5e2d2', '#f6ead0'),
    sun(148, 52, 34),
    band(8, 30, 74),
    pine(28, 132, 1.1),
    land('M-2 172v-40q60-16 204-4v44z', '#8ba76a'),
    torii(150, 140, 1.35),
    inked('M118 172l8-26h48l10 26zM124 152h54M121 162h60', '#b9b2a0', 1.6),
    inked('M30 172l6-22h84l6 22z', '#9c978a', 2),
    stroke('M38 158h80M60 150v8M96 150v8M46 158v14M78 158v14M110 158v14', 1.2, '#6d6a60'),
    actor('komainu', STRAW, 74, 151, 1.62),
    petals(3, 12),
  ].join('')

/** Bones crunch under its feet. */
export const oniOfSkulls: Picture = (uid) =>
  [
    sky(uid, '#1f2c3a', '#4f6272', '#7d8a90'),
    circle(120, 58, 46, '#f1e6c4', 0),
    stroke(
      'M0 120q20-50 6-90M6 70q20-10 30-34M8 90q24-6 40-2M200 130q-26-40-16-100M186 66q-20-6-26-26M184 90q-16 0-24-8',
      5,
      '#16181c',
    ),
    land('M-2 172v-32q50-16 100-8t104-6v46z', '#2f3a3f'),
    actor('oni-of-skulls', STRAW, 96, 166, 1.62),
    scatter('20,158 44,164 166,160 188,164', (x, y) => skull(x, y, 1.6)),
  ].join('')

/** A ghost among willows and drifting lights. */
export const yurei: Picture = (uid) =>
  [
    sky(uid, '#1d2b3b', '#40586a', '#8aa3a6'),
    crescent(42, 46, 22),
    stars(8, 18),
    stroke('M176 175Q170 110 186 60Q190 30 178-5', 13),
    stroke('M176 175Q170 110 186 60Q190 30 178-5', 10, '#4a3b30'),
    stroke(
      'M182 20Q150 24 146 96M184 10Q126 2 124 70M180 40Q162 50 164 120M186 4Q196 60 194 118M178 12Q104-8 100 40',
      2.2,
      '#5d7a58',
    ),
    stroke(
      'M146 60l-5 8M147 74l-5 8M124 40l-5 8M125 54l-5 8M164 84l-5 8M165 98l-5 8M100 24l-5 6',
      2,
      '#7f9c70',
    ),
    land('M-2 172v-24q60-12 204-2v26z', '#33474a'),
    glow(uid, 86, 96, 66, '#cfe6e6'),
    actor('yurei', PLUM, 84, 164, 1.62),
    mist(20, 146, 60, 0.5),
    mist(112, 150, 60, 0.4),
    grass('16,168 150,168 186,166', '#1f3030'),
  ].join('')

/** Out of the great wave. */
export const riverDragon: Picture = (uid) =>
  [
    sky(uid, '#3f6276', '#8fb3b8', '#d9e4d8'),
    sun(150, 40, 26),
    `<defs><linearGradient id="${uid}-wave" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb0ba"/><stop offset=".35" stop-color="#2e5f7d"/><stop offset="1" stop-color="#1e4562"/></linearGradient></defs>`,
    greatWave(-60, 118, 0.9, '#f4f4e8', `${uid}-wave`),
    actor('river-dragon', STRAW, 118, 152, 1.5),
    sea(152, '#2e5f7d', '#d9e8e2'),
  ].join('')

/** It walks through a burning village. */
export const oniOfBlood: Picture = (uid) =>
  [
    sky(uid, '#4a1a1c', '#a8402a', '#f0a850'),
    circle(60, 50, 30, '#f3d58c', 0),
    inked('M-4 128l20-26h30l18 26-6 2v22H4v-20zM134 128l18-26h34l22 26v24h-68z', '#3a241e', 1.8),
    fire(20, 112, 1.2),
    fire(174, 110, 1.4),
    fire(48, 116, 0.8),
    land('M-2 172v-26q60-8 204 0v26z', '#4d2a20'),
    actor('oni-of-blood', STRAW, 102, 168, 1.64),
    scatter('30,60 150,40 164,80 40,86 120,20 180,60', (x, y) => circle(x, y, 1.8, '#ffd98a', 0)),
  ].join('')

/** Souls rise from the graves to its hands. */
export const oniOfSouls: Picture = (uid) =>
  [
    sky(uid, '#16202f', '#2f4560', '#6f90a0'),
    stars(14, 26),
    glow(uid, 100, 76, 92, '#8fd0d6'),
    mirroredGraves(),
    land('M-2 172v-22q60-12 204-4v26z', '#243440'),
    actor('oni-of-souls', PLUM, 100, 166, 1.56),
    scatter('24,96 44,66 158,62 180,92 30,36 170,28', (x, y, i) =>
      placed(
        flat('M0 0q-7-4-3-11 2-4 0-8 9 4 9 11 0 7-6 8z', '#b7e3e2', 0.85) +
          circle(-0.5, -6, 1, INK, 0) +
          circle(2.5, -6, 1, INK, 0),
        x,
        y,
        { scale: 0.9 + (i % 3) * 0.25, flip: i % 2 === 0 },
      ),
    ),
    mist(4, 152, 70, 0.35),
    mist(128, 154, 60, 0.35),
  ].join('')

function mirroredGraves(): string {
  const stone =
    inked('M-84 70v-44q0-10 9-10t9 10v44zM-56 70v-30q0-8 7-8t7 8v30z', '#5a6670', 1.8) +
    stroke('M-75 30v20M-49 46v14', 1.4, '#39434c')
  return placed(mirrored(stone), 100, 88)
}

/** Its fire reaches the clouds. */
export const oniOfHate: Picture = (uid) =>
  [
    sky(uid, '#2a1622', '#6d2438', '#d9602a'),
    beams(100, 70, '#f3b23f', 0.28, 18),
    inked(
      'M-4 60Q20 44 44 60Q30 66 26 76Q10 66-4 74zM204 50Q176 40 154 56Q170 62 174 74Q190 64 204 70z',
      '#3a1f30',
      1.6,
    ),
    land('M-2 172v-24l22-8 16 8 30-10 34 8 30-8 32 8 20-8 20 6v28z', '#2c1c22'),
    fire(16, 160, 0.9),
    fire(186, 160, 0.9),
    actor('oni-of-hate', STRAW, 100, 168, 1.54),
    stroke('M20 168l14-10 4 8M160 168l10-12 8 8', 2, '#e0702c'),
  ].join('')

/** It gloats over what it stole from others. */
export const oniOfSpite: Picture = (uid) =>
  [
    sky(uid, '#3b4a2c', '#8a9450', '#e6d99a'),
    bamboo(20, 12),
    bamboo(44, 9),
    bamboo(182, 13),
    circle(130, 46, 28, '#f6ecc2', 0),
    land('M-2 172v-24q70-12 204 0v24z', '#5a6a36'),
    actor('oni-of-spite', PLUM, 94, 164, 1.6),
    inked('M134 168q-8-18 10-26l4-8h14l4 8q18 8 10 26z', '#a8764a', 1.8),
    stroke('M146 142h18', 2.4, '#c9452b'),
    coin(156, 156, 13),
    coinPile(26, 164, 4),
    coinPile(44, 168, 2),
    each(
      [
        [186, 164],
        [122, 166],
      ] as const,
      ([x, y]) => circle(x, y, 4, GOLD, 1.2),
    ),
  ].join('')
