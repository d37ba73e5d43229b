/** Card pictures of the Enhancements that are named after animals and spirits. */
import { circle, each, flat, INK, inked, mirrored, placed, scatter, stroke, times } from '../kit/brush'
import { boat } from '../map/scenery/buildings'
import { branch, coin, grass } from './props'
import { actor, band, glow, land, mist, RUST, sea, sky, stars, STRAW, sun, type Picture } from './scene'

/** The lord and his lion. */
export const lion: Picture = (uid) =>
  [
    sky(uid, '#e9b25c', '#f6e0ab'),
    sun(128, 66, 46),
    band(10, 24, 70),
    band(120, 44, 90),
    land('M-2 172v-40q40-22 92-8t112-10v58z', '#7f9a58'),
    flat('M0 170v-22q60-14 200-4v26z', '#5f8150'),
    actor('komainu', STRAW, 142, 160, 1.22),
    actor('daimyo', RUST, 60, 164, 1.6),
    scatter(
      '14,150 30,160 176,152 190,160 108,164',
      (x, y) =>
        circle(x, y, 8, '#f0b7b6', 1) + circle(x, y, 4, '#e58f92', 0) + circle(x, y, 1.5, '#f8e7a8', 0),
    ),
  ].join('')

/** A sea serpent takes its toll from a ship. */
export const serpent: Picture = (uid) =>
  [
    sky(uid, '#2f4a63', '#7f9fa6', '#f0cf9a'),
    sun(44, 62, 24),
    band(120, 18, 70, '#c9d0c2', '#5c6f74'),
    placed(boat(0, 0, 1, false), 148, 112, { scale: 2.5 }),
    sea(126, '#2e6070', '#cfe4de'),
    coil('M20 176Q16 118 48 118Q80 118 78 176'),
    coil('M84 180Q80 136 104 136Q128 136 126 180'),
    coil('M52 176Q70 130 60 92Q50 62 78 46'),
    inked(
      'M66 56Q60 34 82 26Q106 22 118 34L134 38Q138 44 132 48L112 50 128 58Q124 66 110 64Q88 70 66 56z',
      '#6a9450',
      2.2,
    ),
    inked('M112 50L128 58Q124 66 110 64Q102 58 112 50z', '#e9c6a0', 1.6),
    flat('M118 48l2 7 4-7.5zM128 48l1 6 3-7z', '#fff'),
    circle(96, 38, 5.2, '#f6d66a', 1.8),
    flat('M95 34h2.5v8H95z', INK),
    stroke('M86 32q10-6 18-1', 2.6),
    inked('M70 40Q54 34 50 20Q64 22 74 32zM66 54Q50 54 42 42Q58 42 68 48z', '#c9773a', 1.7),
    coin(124, 54, 20),
    stroke('M104 62q-4 12 4 22M112 64q0 8 6 14', 1.6, '#a8412a'),
    sea(150, '#1f4c5e', '#cfe4de'),
  ].join('')

/** A loop of the serpent's body. */
const coil = (d: string): string =>
  stroke(d, 25) +
  stroke(d, 20.5, '#6a9450') +
  `<path d="${d}" fill="none" stroke="#4d7538" stroke-width="20.5" stroke-dasharray="2.5 7"/>` +
  stroke(d, 6, '#e6d9a0')

/** A dragon of clouds coils around the peak where the lord stands. */
export const dragon: Picture = (uid) =>
  [
    sky(uid, '#2c2f52', '#8c5a72', '#f0b070'),
    glow(uid, 104, 60, 80, '#ffe0a0'),
    cloudCoil('M-10 120Q40 150 70 120Q84 100 60 84Q20 74 24 52Q32 30 76 40'),
    land('M60 176Q84 150 96 124Q100 112 112 112Q124 114 128 126Q140 152 166 176z', '#4a4a5c'),
    stroke('M104 120q-6 24-20 44M116 118q4 24 18 44', 1.8, '#2f2f40'),
    actor('daimyo', RUST, 114, 124, 0.92),
    cloudCoil('M206 70Q176 60 164 84Q156 112 182 128Q204 140 190 160Q170 180 130 166Q90 152 60 168'),
    placed(dragonHead(), 88, 44, { scale: 0.98 }),
    band(-20, 142, 70, '#e9c7a8', '#7d5666'),
    band(150, 20, 70, '#e9c7a8', '#7d5666'),
  ].join('')

const cloudCoil = (d: string): string =>
  stroke(d, 26) +
  stroke(d, 21.5, '#d8a23c') +
  `<path d="${d}" fill="none" stroke="#a8751f" stroke-width="21.5" stroke-dasharray="2.5 8"/>` +
  stroke(d, 7, '#f6e3ac')

/** Looking to the right; the neck joins at 0, 0. */
const dragonHead = (): string =>
  inked('M-22 6Q-40 10-44-6Q-34-4-30-10Q-40-18-36-30Q-26-22-18-22z', '#c9452b', 1.8) +
  inked(
    'M-22 8Q-28-14-10-22Q10-28 24-18L44-14Q52-8 46 0L28 4 42 10Q36 20 20 18Q-6 24-22 8z',
    '#d8a23c',
    2.2,
  ) +
  inked('M28 4L42 10Q36 20 20 18Q14 10 28 4z', '#8e2f22', 1.5) +
  flat('M32 3l2 8 4-8zM42 1l1 7 3-7.5zM26 18l2-6 4 6z', '#fff') +
  inked('M-8-22Q-14-38-28-42Q-22-30-18-18zM4-25Q4-42-8-52Q-6-40-4-24z', '#efe6cf', 1.7) +
  circle(10, -8, 5, '#fff6d8', 1.7) +
  circle(12, -8, 2.2, INK, 0) +
  stroke('M0-15q10-5 18 1', 2.8) +
  circle(42, -7, 1.6, INK, 0) +
  stroke('M46-4q14 2 14 20M42 12q8 8 4 20', 2) +
  inked('M16 18q-2 12 8 20 0-12 4-19z', '#f6efdc', 1.4)

/** A macaque makes off with a coin. */
export const monkey: Picture = (uid) =>
  [
    sky(uid, '#9cc0c4', '#e2e8cc', '#f8e8c4'),
    sun(40, 44, 22),
    branch('M204 128Q150 112 100 132T-4 138M150 120Q160 90 190 78M60 136Q44 116 20 108', 10),
    scatter(
      '20,106 36,120 182,82 168,96 12,128 192,104',
      (x, y) =>
        circle(x, y, 10, '#e0702c', 1.7) + inked(`M${x - 6} ${y - 9}l6 3 6-3-3 6h-6z`, '#5f8150', 1.1),
    ),
    stroke('M128 124Q160 130 158 100Q156 84 170 80', 9),
    stroke('M128 124Q160 130 158 100Q156 84 170 80', 5.5, '#9a7450'),
    inked('M66 140Q58 100 80 86Q104 78 124 90Q142 108 132 140Q100 152 66 140z', '#9a7450', 2.2),
    inked('M82 138Q78 112 100 106Q120 112 118 138Q100 146 82 138z', '#e6cfa8', 1.7),
    inked(
      'M60 144q-2-14 14-16 16 0 18 14-14 8-32 2zM106 144q0-14 16-16 16 2 14 16-16 6-30 0z',
      '#8a6442',
      1.9,
    ),
    inked('M78 96Q60 106 62 124Q70 130 76 124Q76 114 88 108z', '#9a7450', 1.9),
    inked('M118 92Q144 88 150 64L140 58Q132 74 112 80z', '#9a7450', 2),
    inked('M136 60q-2-8 6-10 10 0 10 8-2 8-8 8-6 0-8-6z', '#c98f78', 1.6),
    circle(66, 52, 9, '#c98f78', 1.8),
    circle(126, 52, 9, '#c98f78', 1.8),
    inked('M64 52Q62 22 96 20Q130 22 128 52Q126 82 96 86Q66 82 64 52z', '#9a7450', 2.2),
    inked('M74 54Q72 36 86 38Q96 44 106 38Q120 36 118 54Q118 78 96 80Q74 78 74 54z', '#d9846c', 1.8),
    circle(86, 52, 5, '#fff6d8', 1.5),
    circle(106, 52, 5, '#fff6d8', 1.5),
    circle(88, 51, 2.3, INK, 0),
    circle(108, 51, 2.3, INK, 0),
    stroke('M78 44q8-4 13 0M101 44q6-4 13 0', 2.2, '#6b4a30'),
    stroke('M93 60h1M98 60h1', 2.4),
    inked('M84 66Q96 72 108 66Q106 76 96 76Q86 76 84 66z', '#8e2f22', 1.6),
    flat('M87 67.5q9 3.5 18 0v3q-9 3-18 0z', '#fff'),
    coin(148, 40, 30),
    stroke('M148 16v6M130 22l4 4M166 22l-4 4M126 40h5M170 40h-5', 2.2, '#c9962e'),
  ].join('')

/** A white stag, messenger of the spirits. */
export const spirit: Picture = (uid) =>
  [
    sky(uid, '#1f3a44', '#4f7a78', '#a9c9b0'),
    each(
      [14, 40, 164, 190],
      (x) => `<path d="M${x} 175V-5" stroke="#17292e" stroke-width="${x % 4 === 0 ? 15 : 11}"/>`,
    ),
    glow(uid, 102, 84, 92, '#e9f6dc'),
    land('M-2 172v-30q100-18 204 0v30z', '#35594e'),
    stag(),
    times(12, (i) => glow(`${uid}-${i}`, 12 + ((i * 61) % 180), 26 + ((i * 43) % 110), 7, '#f6ffd8')),
    grass('20,164 50,168 108,168 160,166 186,162', '#1d3a34'),
    mist(8, 140, 60, 0.35),
    mist(130, 146, 56, 0.35),
    stars(3, 6),
  ].join('')

/** Seen from the left, the head turned to us. */
function stag(): string {
  const leg = 'M0 0Q-1 20 3 28L1 42h8l1-14Q12 14 15 2z'
  const hoof = 'M0.5 40h9l1 6H-.5z'
  const far = inked(leg, '#d5dccb', 1.7) + inked(hoof, '#5a5348', 1.2)
  const near = inked(leg, '#fbfcf4', 1.9) + inked(hoof, '#5a5348', 1.3)
  const antlers = 'M-4 0Q-20-12-18-34M-13-14Q-26-14-30-28M-18-24Q-11-32-11-42'
  return [
    placed(far, 80, 112),
    placed(far, 122, 112),
    inked('M146 98q10-4 11-14 5 12-4 20z', '#fbfcf4', 1.7),
    placed(near, 66, 114),
    placed(near, 134, 112),
    inked(
      'M62 84Q50 90 40 87Q33 84 37 78Q45 69 58 66Q60 53 72 51Q82 54 81 66Q80 82 94 91Q112 87 130 91Q151 95 151 114Q150 124 144 127Q136 126 132 121Q110 128 84 124Q68 124 63 106Q60 94 62 84z',
      '#fbfcf4',
      2.2,
    ),
    flat('M64 106Q68 122 84 122Q110 126 132 119Q112 116 92 116Q74 118 64 106z', '#dfe6d6'),
    inked('M76 56Q88 46 96 51Q90 60 79 63z', '#f0d8cc', 1.6),
    circle(60.5, 68, 2.6, INK, 0),
    flat('M36 80q-1-6 6-6 1 5-6 6z', INK),
    placed(mirrored(stroke(antlers, 6) + stroke(antlers, 3.2, '#d9c48a')), 70, 50, { turn: 6 }),
    stroke('M72 92q4 10 2 18M104 98q6 5 5 12M120 98q4 5 3 11', 1.3, '#b9bfae'),
  ].join('')
}
