/** Card pictures of the Enhancements about shrine, court, and market. */
import { circle, each, flat, GOLD, HAIR, inked, mirrored, placed, scatter, SKIN, stroke } from '../kit/brush'
import { blossom, branch, coinPile, pine, stoneLantern, torii } from './props'
import {
  actor,
  band,
  beams,
  crescent,
  glow,
  INDIGO,
  land,
  mist,
  peak,
  petals,
  PLUM,
  RUST,
  sky,
  stars,
  STRAW,
  sun,
  type Picture,
} from './scene'

/** Lanterns light the way to the shrine. */
export const light: Picture = (uid) =>
  [
    sky(uid, '#141f33', '#2f4a63', '#6f8a80'),
    stars(12, 30),
    crescent(40, 42, 18),
    glow(uid, 116, 92, 92, '#ffe6a8'),
    pine(188, 130, 1.1, true, '#33504a'),
    land('M-2 172v-42q100-16 204 0v42z', '#2f463c'),
    torii(116, 132, 1.5),
    inked('M92 172l10-42h28l12 42z', '#b9b2a0', 1.7),
    stroke('M100 138h32M98 146h37M96 154h42M94 163h46', 1.4, '#7d786c'),
    glow(uid, 56, 128, 34, '#ffd773'),
    glow(uid, 176, 128, 34, '#ffd773'),
    stoneLantern(56, 164, 1.2),
    stoneLantern(176, 164, 1.2),
    actor('shinto', STRAW, 114, 162, 1.7),
  ].join('')

/** A painted screen, paid for in gold. */
export const patron: Picture = (uid) =>
  [
    sky(uid, '#6b4a3a', '#a8764a'),
    stroke('M0 26h200M0 118h200', 2, '#4a2c1c'),
    each([0, 1, 2, 3], (i) => {
      const [x, tilt] = [16 + i * 42, i % 2 === 0 ? 8 : -8]
      return inked(
        `M${x} ${26 + Math.max(0, tilt)}L${x + 42} ${26 + Math.max(0, -tilt)}V${132 - Math.max(0, -tilt)}L${x} ${132 - Math.max(0, tilt)}z`,
        i % 2 === 0 ? '#e9c76a' : '#f0d584',
        2.2,
      )
    }),
    stroke('M160 128Q150 96 164 76Q172 60 160 44', 6, '#5a4230'),
    inked(
      'M140 52q-6-8 4-12 8-8 20-4 14-2 16 8 2 10-10 12-18 4-30-4zM150 82q-4-6 4-9 8-4 16 0 8 4 4 10-14 5-24-1z',
      '#5f8150',
      1.6,
    ),
    placed(screenCrane(), 74, 92),
    circle(108, 52, 12, '#c9452b', 0),
    land('M-2 172v-42h204v42z', '#7d5434'),
    stroke('M0 146h200', 1.4, '#4a2c1c'),
    inked('M110 160l6-8h54l6 8z', '#2f2a33', 1.6),
    coinPile(124, 152, 4, 18),
    coinPile(144, 152, 6, 18),
    coinPile(163, 152, 3, 18),
    inked('M26 166l6-14h44l6 14z', '#2f2a33', 1.7),
    inked('M36 153h14v6H36z', '#d9d3c2', 1.2),
    stroke('M58 158L84 126', 4.5),
    stroke('M58 158L84 126', 2.4, '#c9773a'),
    inked('M60 152l4 4-10 8q0-8 6-12z', HAIR, 1.2),
  ].join('')

/** The crane on the screen, flying to the right. */
const screenCrane = (): string =>
  inked('M-30 14Q-44 10-50 18Q-40 18-34 22z', '#2a2522', 1.4) +
  inked('M-34 16Q-18 0 6 2Q16 4 14 10Q-4 24-34 16z', '#fdfcf8', 1.8) +
  inked('M-6 4Q-22-16-20-40Q-12-34-8-36Q-4-28 2-28Q4-12 10 4z', '#fdfcf8', 1.8) +
  flat('M-19-37Q-12-32-8-34L-2-26Q-10-18-6-8Q-18-22-19-37z', '#2a2522') +
  inked('M8 4Q20-8 30-6L42-12 34 0Q24 0 14 12z', '#fdfcf8', 1.7) +
  flat('M28-6l6-3 2 5-4 2z', '#c9352a') +
  inked('M40-12l14-4-12 8z', '#6b6446', 1)

/** A stall full of goods. */
export const merchant: Picture = (uid) =>
  [
    sky(uid, '#86b0b8', '#dbe4c8', '#f6e4ba'),
    band(6, 30, 56),
    inked('M-4 44L30 12H170L204 44z', '#6a5a4c', 2.2),
    stroke('M44 16L22 44M70 14l-12 30M100 13v31M130 14l12 30M156 16l22 28', 1.6, '#453a30'),
    inked('M10 44h12v128H10zM178 44h12v128h-12z', '#8c5a2c', 1.9),
    flat('M22 44h156v80H22z', '#4a3226'),
    each([22, 61, 100, 139], (x) => inked(`M${x} 44h39v28q-20 6-39 0z`, INDIGO.main, 1.8)),
    emblemDots(),
    placed(merchantBust(), 100, 128),
    inked('M14 122h172v12H14z', '#a8764a', 2),
    inked('M20 134h160v40H20z', '#8c5a2c', 2),
    stroke('M60 134v40M100 134v40M140 134v40', 1.6, '#5a3a1c'),
    stroke('M44 122V84M28 90h32M28 90l-6 16M28 90l6 16M60 90l-6 16M60 90l6 16', 2),
    inked('M20 106h16q-2 7-8 7t-8-7zM52 106h16q-2 7-8 7t-8-7z', GOLD, 1.5),
    coinPile(138, 122, 5, 17),
    coinPile(156, 122, 8, 17),
    coinPile(172, 122, 3, 17),
    inked('M26 172q-4-20 16-22 20 2 16 22zM58 172q-4-18 14-20 20 2 16 20z', '#e6d3a0', 1.8),
    stroke('M30 160q12 4 24 0M62 162q10 4 22 0', 1.6, '#a8843c'),
  ].join('')

const emblemDots = (): string =>
  each([41.5, 80.5, 119.5, 158.5], (x) => circle(x, 58, 7, '#fdfaf0', 0) + circle(x, 58, 3.2, INDIGO.main, 0))

/** The merchant behind the counter, smiling. */
const merchantBust = (): string =>
  inked('M-34 6Q-34-22-16-26H16Q34-22 34 6z', STRAW.main, 2.1) +
  stroke('M-12-26L0-8 12-26', 2.2, '#fdfaf1') +
  circle(0, -38, 16, SKIN, 2) +
  stroke('M-9-39q4-4 7 0M2-39q4-4 7 0', 2) +
  inked('M-8-32Q0-28 8-32Q6-25 0-25Q-6-25-8-32z', '#8e2f22', 1.4) +
  inked('M-17-42Q-18-58 0-58Q18-58 17-42Q10-50 0-50Q-10-50-17-42z', HAIR, 1.8) +
  inked('M-20-50Q0-66 20-50L17-45Q0-56-17-45z', PLUM.main, 1.6)

/** A castle rises behind scaffolding. */
export const builder: Picture = (uid) =>
  [
    sky(uid, '#7fb0c4', '#d6e6dc', '#f8ecc8'),
    sun(34, 40, 20),
    band(120, 18, 64),
    land('M-2 172v-34q100-12 204 0v34z', '#a8b070'),
    inked('M44 160l14-34h88l14 34z', '#a79f8c', 2.1),
    stroke(
      'M54 138h96M49 150h106M72 126v12M96 126v12M120 126v12M62 138v12M86 138v12M110 138v12M134 138v12M76 150v10M104 150v10M130 150v10',
      1.2,
      '#6d6554',
    ),
    inked('M62 126V98h80v28z', '#fbf8ee', 2),
    flat('M74 106h9v10h-9zM98 106h9v20h-9zM122 106h9v10h-9z', '#2a241e'),
    inked('M46 100q16-3 22-20h68q6 17 22 20l-4 6H50z', '#56617a', 2.1),
    stroke('M66 96l4-13M82 96l2-13M100 96V83M118 96l-2-13M136 96l-4-13', 1.5, '#9aa6bc'),
    stroke('M82 80V46M122 80V46M82 62h40M82 46h40M102 80V38M82 46l20-14 20 14', 4.2),
    stroke('M82 80V46M122 80V46M82 62h40M82 46h40M102 80V38M82 46l20-14 20 14', 2, '#c99a5c'),
    stroke(
      'M36 166V60M170 166V60M30 70h26M30 98h26M30 126h26M150 70h26M150 98h26M150 126h26M36 126l18-28M170 126l-18-28',
      4.4,
    ),
    stroke(
      'M36 166V60M170 166V60M30 70h26M30 98h26M30 126h26M150 70h26M150 98h26M150 126h26M36 126l18-28M170 126l-18-28',
      2.2,
      '#b9853f',
    ),
    worker(44, 70, false),
    worker(162, 98, true),
    inked('M88 172l3-12h56l6 12z', '#c99a5c', 1.7),
    stroke('M92 166h58', 1.2, '#7d5a2c'),
  ].join('')

/** A carpenter with a mallet, feet at x, y. */
const worker = (x: number, y: number, flip: boolean): string =>
  placed(
    inked('M-6 0l1-9h10l1 9H2L0-4-2 0z', '#3a342e', 1.3) +
      inked('M-7-8Q-8-20-3-23H4Q9-20 8-8z', RUST.main, 1.5) +
      circle(0, -28, 5.5, SKIN, 1.4) +
      inked('M-6-29Q-6-36 0-36Q6-36 6-29Q0-33-6-29z', '#fdfaf0', 1.3) +
      stroke('M5-19L14-27', 4.4) +
      stroke('M5-19L14-27', 2.4, SKIN) +
      stroke('M13-22L17-36', 2.2, '#6b4a2c') +
      inked('M11-41l12 3-2 6-12-3z', '#a8764a', 1.3),
    x,
    y,
    { flip },
  )

/** A priest crosses the red bridge between two shrines. */
export const kannushi: Picture = (uid) =>
  [
    sky(uid, '#a9c4cc', '#e6e6d2', '#f8e2cc'),
    peak(100, 84, 0.7, '#8fa9b4'),
    mist(60, 66, 80),
    land('M-2 172V92q36-10 66 4l8 76zM202 172V92q-36-10-66 4l-8 76z', '#86a068'),
    torii(30, 98, 0.95),
    torii(172, 98, 0.95),
    inked('M50 172q10-24 50-24t50 24z', '#7fb0c0', 1.6),
    stroke('M72 164h20M104 158h22M88 170h26', 1.6, '#eef5f4'),
    inked('M28 142Q100 84 172 142L170 152Q100 98 30 152z', '#b8472c', 2),
    stroke('M34 128Q100 76 166 128', 6),
    stroke('M34 128Q100 76 166 128', 3.2, '#c9573a'),
    stroke('M48 120v16M66 108v16M84 101v16M116 101v16M134 108v16M152 120v16', 2.6, '#8c2f1c'),
    actor('shinto', INDIGO, 98, 112, 1.6),
    scatter('40,118 66,100 100,93 134,100 160,118', (x, y) => circle(x, y, 3.2, GOLD, 1.3)),
    petals(37, 14),
  ].join('')

/** The sun shines on a shrine dancer. */
export const favored: Picture = (uid) =>
  [
    sky(uid, '#f0c060', '#f8e2a4', '#fdf4dc'),
    beams(100, 26, '#fff6d0', 0.6, 24),
    circle(100, 26, 26, '#d4472b', 0),
    band(-14, 40, 56),
    band(150, 30, 56),
    land('M-2 172v-28q100-14 204 0v28z', '#c9975a'),
    stroke('M0 158h200', 1.4, '#8c5a2c'),
    actor('shinto', RUST, 36, 156, 1.1),
    actor('shinto', RUST, 166, 156, 1.1, true),
    placed(dancer(), 100, 162),
    branch('M-4 8Q20 20 34 10M204 8Q180 20 166 10', 3),
    scatter('10,14 26,16 36,8 190,14 174,16 164,8', (x, y) => blossom(x, y, 13)),
  ].join('')

/** Arms raised with a fan and bells. */
const dancer = (): string =>
  inked('M-30 2Q-22-26-14-44H14Q22-26 30 2Q0 10-30 2z', '#c9452b', 2.2) +
  stroke('M-14-2q4-22 8-36M0 2v-38M14-2q-4-22-8-36', 1.5, '#8c2a18') +
  mirrored(
    inked('M-10-68Q-30-74-44-98L-58-86Q-48-54-14-48z', '#fdfaf1', 2.1) +
      stroke('M-50-80q12 18 30 24', 1.2, '#c9bfa8') +
      circle(-46, -98, 5, SKIN, 1.6),
  ) +
  inked('M-16-42Q-18-62-10-70H10Q18-62 16-42Q0-36-16-42z', '#fdfaf1', 2) +
  stroke('M-8-70L0-56 8-70', 2, '#c9452b') +
  inked('M-17-46q17 6 34 0v7q-17 6-34 0z', '#c9452b', 1.5) +
  inked('M-14-84Q-22-60-18-40L-12-42-11-66H11L12-42 18-40Q22-60 14-84z', HAIR, 1.7) +
  inked('M-12-82Q-12-98 0-98Q12-98 12-82Q11-68 0-66Q-11-68-12-82z', '#f8e6d0', 1.9) +
  stroke('M-8-82q3-3 6 0M2-82q3-3 6 0', 1.7) +
  flat('M-3-73q3-2 6 0-3 3-6 0z', '#b8341b') +
  inked('M-13-82Q-14-100 0-101Q14-100 13-82Q8-92 0-91Q-8-92-13-82z', HAIR, 1.7) +
  inked('M-10-100L-12-112-5-107 0-116 5-107 12-112 10-100Q0-105-10-100z', GOLD, 1.5) +
  placed(
    inked('M0 4Q-20-6-24-24Q0-38 24-24Q20-6 0 4z', '#f2e6c8', 1.7) +
      stroke('M0 2L-16-25M0 2L-6-29M0 2L6-29M0 2L16-25', 1.1, '#8c6a22') +
      circle(0, -18, 6, '#c9452b', 0),
    -48,
    -102,
    { turn: -24 },
  ) +
  placed(
    stroke('M0 4V-14', 3) +
      scatter('-6,-14 6,-14 0,-20 -5,-25 5,-25 0,-30', (x, y) => circle(x, y, 3.6, GOLD, 1.2)),
    48,
    -100,
    { turn: 16 },
  )
