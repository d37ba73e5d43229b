/** Emblem drawings of tokens (Coins, Ronin, honor, ...), seasons, and card types. */
import type { CardTypeId, SeasonId } from '../ids'
import { CAPTIVE, STRAW_HAT } from './mandates-and-advantages'
import { around, at, disc, rays, type Drawing } from './shape'

export const TOKENS = [
  'coin',
  'ronin',
  'honor',
  'vp',
  'force',
  'hostage',
  'alliance',
  'tea',
  'war',
  'seal',
  'shrine',
  'leader',
  'reserve',
  'killed',
] as const
export type TokenId = (typeof TOKENS)[number]

const frond = (side: 1 | -1): string =>
  [12, 40, 68, 96, 124, 150]
    .map(
      (a) =>
        `M${at(16, side * (180 - a + 12))}Q${at(26, side * (180 - a - 4))} ${at(22, side * (180 - a - 22))}Q${at(13, side * (180 - a - 16))} ${at(16, side * (180 - a + 12))}z`,
    )
    .join('')

const KATANAS: Drawing = [
  ['K4', 'M6 3C12 18 24 31 40 39M42 3C36 18 24 31 8 39'],
  ['C3.6', 'M31 41l8-11M17 41L9 30'],
  ['K4.6', 'M39 38l6 6M9 38l-6 6'],
]

const petal = (a: number): string =>
  `M${at(3, a)}C${at(14, a - 42)} ${at(24, a - 28)} ${at(23, a - 10)}L${at(18.5, a)}L${at(23, a + 10)}C${at(24, a + 28)} ${at(14, a + 42)} ${at(3, a)}z`

export const TOKEN: Record<TokenId, Drawing> = {
  coin: [
    ['c', disc(21)],
    ['K3', disc(21)],
    ['K1.6', disc(16.5)],
    ['q', 'M17 17h14v14H17z'],
    ['K2.4', 'M24 10.5v3M24 34.5v3M10.5 24h3M34.5 24h3'],
  ],
  ronin: STRAW_HAT,
  honor: [
    ['k', frond(1) + frond(-1)],
    ['c', disc(8.5)],
    ['K2.4', 'M19 45l5-3 5 3'],
  ],
  vp: [
    [
      'c',
      [-78, -52, -26, 0, 26, 52, 78]
        .map(
          (a) =>
            `M${at(14, a - 5, 24, 35)}L${at(25, a - 9, 24, 35)}L${at(25, a + 9, 24, 35)}L${at(14, a + 5, 24, 35)}z`,
        )
        .join(''),
    ],
    ['c', 'M13 35a11 11 0 0 1 22 0z'],
    ['K3.4', 'M1 38.5h46M9 45.5h30'],
  ],
  force: KATANAS,
  hostage: CAPTIVE,
  alliance: [
    ['K4.4', disc(12, 17, 24)],
    ['P8', 'M22.5 15.5A12 12 0 0 1 25.7 13.3'],
    ['C4.4', disc(12, 31, 24)],
    ['P8', 'M25.5 32.5A12 12 0 0 1 22.5 34.7'],
    ['K4.4', 'M27.6 29.6A12 12 0 0 1 19 35.8'],
  ],
  tea: [
    ['c', 'M4 20h40c0 10-4 17-11 20l-1 5H16l-1-5C8 37 4 30 4 20z'],
    ['K2.6', 'M4 20h40c0 10-4 17-11 20l-1 5H16l-1-5C8 37 4 30 4 20zM6 27c12 3 24 3 36 0'],
    ['K2.6', 'M16 14c-4-4 4-6 0-11M24 14c-4-4 4-6 0-11M32 14c-4-4 4-6 0-11'],
  ],
  war: [
    ['K3', 'M9 1v47M9 4h30'],
    ['d', 'M10 5h28v36l-5-3-5 3-5-3-5 3-5-3-3 2z'],
  ],
  seal: [
    ['c', 'M4 5l20-1 20 1 1 19-1 20-20 1-20-1-1-20z'],
    // the two characters of the name, carved: sun over going out
    ['P2.8', 'M16 8h16v13H16zM16 14.5h16M14 25v7h20v-7M24 23v19M12 33v9h24v-9'],
  ],
  shrine: [
    ['c', 'M0 5c8 3.5 40 3.5 48 0v6c-8 2.5-40 2.5-48 0z'],
    ['c', 'M5 18h38v5H5zM9 10h6l-1 37H7zM33 10h6l2 37h-7z'],
    ['c', 'M21.5 11h5v8h-5z'],
    ['K1.8', 'M0 5c8 3.5 40 3.5 48 0v6c-8 2.5-40 2.5-48 0z'],
  ],
  leader: [
    // the crest of a commander's helmet
    ['d', 'M24 34C10 33 2 22 3 4c5 11 12 16 21 16s16-5 21-16c1 18-7 29-21 30z'],
    ['d', disc(6.5, 24, 13)],
    ['k', 'M17 36h14l3 8H14z'],
  ],
  reserve: [
    // a camp's curtain
    ['K3', 'M5 4v43M43 4v43'],
    ['q', 'M2 8h44v24c-4 2-7-2-11 0s-7 2-11 0-7-2-11 0-7 2-11 0z'],
    ['c', disc(6.5, 24, 19)],
  ],
  killed: [
    [
      'k',
      'M24 3c12 0 18 7 18 16 0 6-3 9-6 11v6c0 2-2 3-4 3v5H16v-5c-2 0-4-1-4-3v-6c-3-2-6-5-6-11C6 10 12 3 24 3z',
    ],
    ['p', 'M10 20c2-3 8-3 10 1 1 5-1 8-5 8s-6-4-5-9zM38 20c-2-3-8-3-10 1-1 5 1 8 5 8s6-4 5-9zM24 27l3 6h-6z'],
    ['P2', 'M20 37v8M24 37v8M28 37v8'],
  ],
}

const maple = [0, 48, -48, 98, -98, 140, -140]
  .map((a) => {
    const long = 26 - Math.abs(a) / 14
    return `M${at(2, a - 90)}L${at(long * 0.6, a - 20)}L${at(long * 0.68, a - 9)}L${at(long, a)}L${at(long * 0.68, a + 9)}L${at(long * 0.6, a + 20)}L${at(2, a + 90)}z`
  })
  .join('')

const crystal = around(
  6,
  (a) =>
    `M24 24L${at(22, a)}M${at(9, a)}L${at(15.5, a - 26)}M${at(9, a)}L${at(15.5, a + 26)}M${at(15, a)}L${at(20.5, a - 17)}M${at(15, a)}L${at(20.5, a + 17)}`,
)

export const SEASON: Record<SeasonId, Drawing> = {
  spring: [
    ['c', around(5, petal)],
    ['K1.8', around(5, petal)],
    ['K1.8', around(5, (a) => `M24 24L${at(9, a)}`)],
    ['k', disc(2.4) + around(5, (a) => disc(1.4, ...(at(10, a).split(' ').map(Number) as [number, number])))],
  ],
  summer: [
    ['c', disc(11, 24, 17)],
    ['c', rays(8, 13.5, 19, 9, 24, 17)],
    ['p', 'M0 29h48v19H0z'],
    ['K3.4', 'M2 33q5.5-6 11 0t11 0 11 0 11 0M2 43q5.5-6 11 0t11 0 11 0 11 0'],
  ],
  autumn: [
    ['c', maple],
    [
      'K1.6',
      `M24 47V24${[0, 48, -48, 98, -98].map((a) => `M24 24L${at(15 - Math.abs(a) / 20, a)}`).join('')}`,
    ],
    ['K2.8', 'M24 47V30'],
  ],
  winter: [
    ['K3.4', crystal],
    ['c', disc(3.2)],
  ],
}

export const CARD_TYPE: Record<CardTypeId, Drawing> = {
  enhancement: [
    // bamboo, growing
    ['c', 'M14 47V34h7v13zM14 32V19h7v13zM14 17V3l7-3v17z'],
    ['K2', 'M14 47V34h7v13zM14 32V19h7v13zM14 17V3l7-3v17z'],
    [
      'k',
      'M22 18C24 8 33 4 46 5 43 15 33 20 22 18zM22 33c1-8 9-13 21-11-3 9-11 14-21 11zM13 24C11 18 7 15 1 15c0 6 5 10 12 9z',
    ],
    ['P1.6', 'M25 16C30 12 36 9 41 8M25 31c5-3 9-6 14-7'],
  ],
  virtue: [
    // a folded paper crane
    ['k', 'M1 9l14 12-4 8L8 14z'],
    ['c', 'M11 29L31 2l3 26-10 8z'],
    ['K1.8', 'M11 29L31 2l3 26-10 8zM31 2L24 36'],
    ['k', 'M11 29l13 7 10-8 13-13-8 26-15 3z'],
    ['P1.6', 'M24 36l10-8M34 28l5 12'],
  ],
  monster: [
    ['c', 'M14 17C5 16 1 9 3 0c4 6 9 8 15 8zM34 17c9-1 13-8 11-17-4 6-9 8-15 8z'],
    ['k', 'M24 7c11 0 17 7 17 16 0 11-7 24-17 24S7 34 7 23C7 14 13 7 24 7z'],
    ['p', 'M11 19l11 5c-2 4-9 4-11-5zM37 19l-11 5c2 4 9 4 11-5zM14 32h20l-3 9-3-5-4 3-4-3-3 5z'],
  ],
  'war-upgrade': KATANAS,
  'winter-upgrade': [
    ['c', 'M16 9l4-3 4 2 4-2 4 3c4 12 8 22 15 33H1C8 31 12 21 16 9z'],
    ['p', 'M16 9l4-3 4 2 4-2 4 3 4 11-5-3-3 6-4-6-4 6-3-6-5 3z'],
    ['K2.6', 'M16 9l4-3 4 2 4-2 4 3c4 12 8 22 15 33H1C8 31 12 21 16 9z'],
    ['K1.8', 'M12 20l5-3 3 6 4-6 4 6 3-6 5 3'],
  ],
}
