/** Card pictures of the War Upgrades. */
import {
  circle,
  each,
  flat,
  GOLD,
  HAIR,
  INK,
  inked,
  mirrored,
  placed,
  scatter,
  SKIN,
  stroke,
} from '../kit/brush'
import {
  bamboo,
  birds,
  blossom,
  branch,
  coin,
  coinPile,
  grass,
  katana,
  paperLantern,
  warBanner,
} from './props'
import {
  actor,
  band,
  beams,
  glow,
  INDIGO,
  land,
  peak,
  petals,
  rain,
  RUST,
  sky,
  stars,
  sun,
  type Picture,
} from './scene'

/** A golden helmet between two war banners. */
export const shogun: Picture = (uid) =>
  [
    sky(uid, '#8c2a1e', '#d4703a', '#f4cf8a'),
    beams(100, 84, '#f6d98c', 0.4, 20),
    warBanner(22, 172, 2, '#2f3a58'),
    warBanner(152, 172, 2, '#2f3a58'),
    placed(
      mirrored(
        inked('M-30-4Q-56 8-66 48L-40 42Q-36 20-26 8z', '#2f2a33', 2.2) +
          stroke('M-58 26Q-46 20-36 20M-63 38Q-50 32-40 32M-50 12Q-42 8-34 8', 2, GOLD) +
          inked('M-34-6Q-54-16-58-38Q-42-36-30-20z', '#a8512e', 2),
      ),
      100,
      94,
    ),
    inked('M60 100Q50 34 100 30Q150 34 140 100Q122 84 100 84Q78 84 60 100z', '#35303c', 2.4),
    stroke(
      'M100 32v50M84 34Q76 58 82 84M116 34Q124 58 118 84M70 44Q62 66 67 92M130 44Q138 66 133 92',
      1.6,
      '#8b8494',
    ),
    inked('M56 102Q78 78 100 78Q122 78 144 102L140 112Q120 90 100 90Q80 90 60 112z', '#c9962e', 2),
    inked('M72 108Q86 96 100 96Q114 96 128 108Q130 138 100 148Q70 138 72 108z', '#4b2f2a', 2),
    inked('M78 112q9-7 18 0-8 6-18 0zM122 112q-9-7-18 0 8 6 18 0z', '#f6d66a', 1.5),
    circle(87, 112, 2, INK, 0),
    circle(113, 112, 2, INK, 0),
    inked('M100 114l6 12h-12zM82 130q18-8 36 0-4 10-18 10t-18-10z', '#6b453c', 1.6),
    flat('M86 130l3 5 4-6 4 6 3-6 3 6 4-6 4 6 3-5q-14-5-28 0z', '#f6efdc'),
    inked('M100 66Q58 64 42 6Q70 46 100 50Q130 46 158 6Q142 64 100 66z', '#e6b84a', 2.2),
    circle(100, 58, 12, '#f6e2a8', 2),
    circle(100, 58, 6, '#c9452b', 1.4),
    scatter('60,158 80,162 120,162 140,158 100,164', (x, y) => coin(x, y, 15)),
  ].join('')

/** Two swords on their stand under a blossoming branch. */
export const bushido: Picture = (uid) =>
  [
    sky(uid, '#e9dcc2', '#f6ecd6'),
    inked('M28 12h144v104H28z', '#f2e4c4', 2),
    circle(100, 64, 36, '#d4472b', 0),
    branch('M204 22Q160 18 130 40T70 44M150 30Q140 16 120 12', 4),
    scatter('120,14 134,36 104,46 78,40 162,22 180,26 92,54 146,26', (x, y) => blossom(x, y, 15)),
    land('M-2 172v-34h204v34z', '#6b4a2c'),
    stroke('M0 150h200M0 162h200', 1.2, '#4a311c'),
    inked(
      'M50 156q4-10 14-10V92q-10-2-10-12h9q2 8 8 8v14q-4 4-4 10v34q8 2 10 10zM150 156q-4-10-14-10V92q10-2 10-12h-9q-2 8-8 8v14q4 4 4 10v34q-8 2-10 10z',
      '#3a2620',
      2,
    ),
    inked('M62 142h76v7H62z', '#3a2620', 1.6),
    sheathed(96),
    sheathed(118),
    petals(6, 10),
  ].join('')

/** A sword in its scabbard, lying across the picture. */
const sheathed = (y: number): string =>
  placed(
    inked('M-76 2Q0-12 44-6L44 3Q0-2-74 10z', '#8e2f22', 2) +
      stroke('M-20-5l2 7M-14-6l2 7', 2, '#f0c24a') +
      inked('M44-9h5v16h-5z', GOLD, 1.5) +
      inked('M49-6L84-1v8L49 4z', '#2f2a3a', 1.8) +
      stroke('M54-5l6 9M60-4l6 9M66-3l6 9M72-2l6 8M54 4l8-8M62 5l8-7M70 6l8-6', 1, '#d9c48a'),
    96,
    y,
  )

/** A masterless swordsman walks into the rain. */
export const ronin: Picture = (uid) =>
  [
    sky(uid, '#3d4d5a', '#71858c', '#b9c0b2'),
    peak(156, 128, 0.8, '#5a7080'),
    land('M-2 172v-42q50-8 90-2t114-6v50z', '#6d7a5a'),
    flat('M70 172q6-30 26-44l8 0q-2 20 30 44z', '#c9b88a'),
    bamboo(14, 9),
    bamboo(30, 7),
    inked('M76 166l4-42h14l2 18 4 24H88l-2-18-2 18zM96 142l12-2 10 26h-12z', '#2f333f', 2),
    inked('M62 138Q64 92 78 82H110Q124 92 124 128L128 146 96 140 66 148z', '#56617a', 2.2),
    stroke('M78 86l16 30 14-32M70 124q26 8 52 0', 2),
    inked('M68 118q26 8 54 0l1 8q-28 8-56 0z', '#8c4a35', 1.6),
    stroke('M112 126L154 146', 7),
    stroke('M112 126L154 146', 4, '#5a2a22'),
    inked('M60 130l22-12 3 6-22 12z', '#2f2a3a', 1.5),
    inked('M80 84Q80 66 94 66Q108 66 108 84Q94 92 80 84z', SKIN, 1.7),
    stroke('M84 82q10 6 20 0', 1.4),
    inked('M94 38Q66 48 46 76Q94 88 142 76Q122 48 94 38z', '#d8b46a', 2.2),
    stroke(
      'M94 40Q82 58 76 80M94 40Q106 58 112 80M94 40v43M70 54Q94 62 118 54M56 66Q94 76 132 66',
      1.3,
      '#8c6a22',
    ),
    grass('20,168 44,166 150,168 176,164 188,170', '#3f4f34'),
    rain(17, 60),
  ].join('')

/** Late at night: an abacus, a ledger, strings of Coins. */
export const moneylender: Picture = (uid) =>
  [
    sky(uid, '#221a1c', '#4a3026', '#7d5434'),
    stroke('M16 0v104M58 0v104M142 0v104M184 0v104M0 30h200M0 66h200', 2, '#2b1d16'),
    glow(uid, 150, 44, 66, '#ffd98a'),
    paperLantern(150, 26, 1.3),
    land('M-2 172V110h204v62z', '#6b4326'),
    stroke('M0 122h200M0 146h200', 1.2, '#4a2c16'),
    inked('M14 168l10-50h74l-6 50z', '#f4ead0', 2),
    stroke('M34 126l-7 36M46 126l-6 36M58 126l-5 36M70 126l-4 36M82 126l-3 36', 2, '#3a2f28'),
    stroke('M26 160l4-2M38 150l3 2M52 144l3 2M64 156l3-2', 3, '#c9452b'),
    inked('M104 146h84l6 22h-92z', '#3a2620', 2),
    stroke('M104 153h86', 2.4, '#c9a24a'),
    each(
      [0, 1, 2, 3, 4, 5, 6, 7],
      (i) =>
        stroke(`M${110 + i * 10.4} 147l${0.5 + i * 0.3} 20`, 1.2, '#c9a24a') +
        each(
          [150, 158, 163],
          (y) =>
            `<ellipse cx="${110.6 + i * 10.5}" cy="${y + ((i * 7) % 3) - 1}" rx="4.4" ry="2.4" fill="#b86a3a" stroke="#1d1712"/>`,
        ),
    ),
    coinPile(112, 136, 7, 20),
    coinPile(134, 138, 5, 20),
    coinPile(158, 138, 9, 20),
    coinPile(180, 136, 4, 20),
    stroke('M28 6Q40 50 24 92M44 6Q56 44 46 92', 2, '#a8412a'),
    scatter('31,22 34,38 33,54 30,70 26,86 47,22 50,38 51,54 49,70 46,86', (x, y) => coin(x, y, 15)),
  ].join('')

/** A cut through bamboo. */
export const katanaCut: Picture = (uid) =>
  [
    sky(uid, '#7a2331', '#c65a3c', '#e9b27a'),
    flat('M146 22a34 34 0 1 0 22 58 40 40 0 0 1-22-58z', '#f7e7b8'),
    bamboo(24, 13),
    bamboo(52, 13),
    bamboo(176, 13),
    inked('M92 172v-54l14-12v66z', '#4d6f31', 2),
    stroke('M95 166v-46', 3, '#8fae63'),
    placed(inked('M-6 44L10 32 2-46h-15z', '#4d6f31', 2) + stroke('M-5 34l-4-76', 2.6, '#8fae63'), 112, 40, {
      turn: 10,
    }),
    inked('M-6 150C50 138 130 92 208 14l-2 12C136 108 56 152-2 162z', '#f6f3ea', 2),
    stroke('M8 154C64 138 134 94 196 30', 1.8, '#9aa6ac'),
    stroke('M60 60q18-8 34 0M120 130q20-6 34 2M136 146q12-4 22 0', 2.5, '#fff3cf'),
  ].join('')

/** Those of lower honor bow and pay. */
export const righteous: Picture = (uid) =>
  [
    sky(uid, '#f0c56a', '#f8e6b4', '#fbf4e0'),
    beams(100, 62, '#f0a850', 0.45, 22),
    sun(100, 62, 40),
    band(-20, 96, 70),
    band(152, 90, 70),
    land('M-2 172v-34q100-18 204 0v34z', '#8b9a5a'),
    katana(100, 112, 96, 0),
    placed(mirrored(bowing()), 100, 164),
    scatter('84,158 100,162 116,158 92,168 108,168', (x, y) => coin(x, y, 13)),
    birds('34,36 54,26 160,30'),
  ].join('')

/** A retainer bowing toward the middle. */
const bowing = (): string =>
  inked('M-84 4Q-92-22-72-32Q-48-40-34-22Q-26-12-30 4z', INDIGO.main, 2) +
  stroke('M-76 0q0-16 12-24M-60 2q0-12 10-18', 1.4, INDIGO.light) +
  inked('M-44-4Q-28-10-18-4Q-14 2-20 4H-44z', INDIGO.dark, 1.7) +
  inked('M-20-2q8-2 10 3-2 4-10 3z', SKIN, 1.3) +
  circle(-33, -14, 9, SKIN, 1.7) +
  inked('M-42-14Q-42-27-31-26Q-22-24-25-16Q-32-20-36-12z', HAIR, 1.5) +
  inked('M-40-25l-8-6 3-4 9 6z', HAIR, 1.3)

/** The night watch: a lantern, a truncheon, a rope. */
export const keiri: Picture = (uid) =>
  [
    sky(uid, '#141c2b', '#2c3c54', '#53657a'),
    stars(27, 22),
    flat('M-2 120V70l30-14 6 8 30-16v72zM140 120V62l28-16 34 18v56z', '#101722'),
    stroke('M-2 72l32-16 6 8 30-16M138 64l30-18 36 20', 4, '#243149'),
    flat('M10 84h8v10h-8zM42 80h8v10h-8zM164 76h8v10h-8z', '#f6c24a'),
    land('M-2 172v-44q100-10 204 0v44z', '#3a4452'),
    glow(uid, 58, 104, 62, '#ffd98a'),
    actor('bushi', RUST, 116, 170, 2.7),
    inked('M90 118Q72 112 62 92L68 88Q80 104 96 106z', RUST.main, 1.9),
    circle(64, 89, 5, SKIN, 1.5),
    paperLantern(58, 94, 1.5, '#f9e3a8'),
    placed(
      stroke('M0 8V-50', 6.5) +
        stroke('M0 8V-50', 3.6, '#b9c0c4') +
        stroke('M0-8h9v-15', 6) +
        stroke('M0-8h9v-15', 3.2, '#b9c0c4') +
        inked('M-3.5 6h7v18h-7z', '#a8412a', 1.5) +
        stroke('M0 24q-2 10 4 16', 2, '#a8412a'),
      154,
      118,
      { turn: 24 },
    ),
    circle(151, 128, 5.4, SKIN, 1.6),
    scatter('24,150 176,156 150,164 30,164', (x, y) => stroke(`M${x} ${y}h16`, 1.6, '#566274')),
  ].join('')
