/** Card pictures of the Winter Upgrades: animals and spirits in the snow. */
import { circle, each, flat, GOLD, INK, inked, mirrored, placed, scatter, stroke } from '../kit/brush'
import { fire, pine, torii } from './props'
import { crescent, glow, land, peak, sky, snowfall, sun, type Picture } from './scene'

const SNOW_HILL = 'M-2 172v-46q50-20 100-8t104-10v64z'

/** A white fox with seven tails by a gate. */
export const kitsune: Picture = (uid) =>
  [
    sky(uid, '#6f8fa6', '#c9d9e0', '#eef3f4'),
    circle(46, 40, 22, '#f8f4e4', 0),
    land(SNOW_HILL, '#f8fbfb'),
    torii(50, 136, 1.05),
    flat('M16 74q34 7 68 0v-3q-34 7-68 0z', '#fff'),
    each([-62, -40, -20, 0, 20, 42, 64], (turn) =>
      placed(
        inked('M0 0C-16-26-18-62-2-94 14-66 16-28 0 0z', '#fdfcf6', 1.8) +
          flat('M-9-66Q-2-94-2-94 6-82 8-64 0-72-9-66z', '#d98b4a'),
        142,
        142,
        { turn: turn + 8 },
      ),
    ),
    inked('M112 162q-6-34 10-52l6-22 10 10h10l10-10 4 24q14 20 10 50z', '#fdfcf6', 2),
    inked('M128 104l4-9 7 8zM158 104l-4-9-7 8z', '#d98b4a', 1.2),
    stroke('M131 113q4-4 9 0M148 113q4-4 9 0', 2),
    flat('M140.5 121h7l-3.5 4z', INK),
    stroke('M144 125q-3 4-6 2M144 125q3 4 6 2', 1.3),
    inked('M126 134q18 12 36 0l-2 8q-16 8-32 0z', '#b8341b', 1.5),
    circle(144, 144, 4, GOLD, 1.4),
    stroke('M130 162v-14M157 162v-14', 1.5),
    snowfall(5),
  ].join('')

/** The firebird rises over a frozen valley. */
export const phoenix: Picture = (uid) =>
  [
    sky(uid, '#31445f', '#8c6f86', '#f0b98a'),
    glow(uid, 104, 78, 84, '#ffd98a'),
    peak(40, 150, 0.9, '#54708a'),
    peak(168, 152, 0.8, '#5f7a92'),
    land('M-2 172v-28q60-14 110-4t94-8v40z', '#f4f7f8'),
    each([-30, -12, 6, 24, 42], (turn, i) => placed(tailFeather(i % 2 === 0), 98, 88, { turn: turn + 4 })),
    placed(mirrored(phoenixWing()), 102, 78),
    inked('M88 76Q88 54 100 46Q112 54 114 76Q114 98 101 106Q88 98 88 76z', '#e0702c', 2),
    flat('M94 84q7 6 14 0 0 12-7 16-7-4-7-16z', '#f3b23f'),
    inked('M90 56Q86 36 101 32Q117 34 113 54Q108 62 101 62Q94 62 90 56z', '#e0702c', 1.9),
    inked('M112 42l13 3-12 6z', GOLD, 1.4),
    circle(106, 44, 3.2, '#fff6d8', 1.2),
    circle(107, 44, 1.4, INK, 0),
    inked(
      'M96 34Q88 22 92 12Q97 20 99 22Q99 12 106 6Q105 16 106 22Q110 16 116 14Q114 26 106 34z',
      '#c9452b',
      1.6,
    ),
    snowfall(9, 26),
  ].join('')

const tailFeather = (light: boolean): string =>
  inked('M0 0Q-9 30-2 62Q-1 72 5 74Q11 70 7 60Q6 28 0 0z', light ? '#e0702c' : '#c9452b', 1.6) +
  circle(3.5, 66, 5, GOLD, 1.4) +
  circle(3.5, 66, 2, '#3f8a9a', 0)

const phoenixWing = (): string =>
  inked(
    'M-8 0Q-30-10-44-36Q-56-60-80-72Q-75-60-86-56Q-79-48-88-42Q-79-36-86-26Q-75-22-80-10Q-67-8-68 5Q-55 3-53 16Q-41 12-35 23Q-20 18-9 20z',
    '#d9602a',
    2,
  ) +
  stroke(
    'M-30-8Q-52-22-78-50M-30-2Q-56-10-80-36M-26 4Q-50 2-74-18M-22 10Q-42 12-62-4M-18 14Q-30 20-48 10',
    1.3,
    '#8c2f18',
  ) +
  inked(
    'M-8 0Q-28-8-40-32Q-44-42-52-50Q-53-40-50-34Q-54-30-47-22Q-50-14-40-10Q-40-2-29 0Q-26 8-9 12z',
    '#f3b23f',
    1.5,
  ) +
  stroke('M-22-4Q-36-14-44-30M-18 2Q-30-2-38-12', 1.1, '#a8641c')

/** A great bear under the winter moon. */
export const beast: Picture = (uid) =>
  [
    sky(uid, '#22303f', '#4f6a80', '#b7c8cf'),
    circle(54, 46, 26, '#f4eccd', 0),
    pine(30, 150, 1.1, false, '#4b655c'),
    pine(182, 146, 1, true, '#4b655c'),
    land('M-2 172v-30q70-12 204 0v30z', '#f2f6f7'),
    inked(
      'M62 164Q54 132 66 108Q60 84 78 66Q96 44 126 46Q160 50 170 84Q178 120 172 164h-26q2-10-6-14h-34q-8 4-6 14z',
      '#4a3a32',
      2.2,
    ),
    flat('M104 150q-6-26 2-42 20-14 36 2 8 18 0 40z', '#6d584a'),
    stroke('M150 60q10 12 12 28M158 100q4 16 2 30M74 112q-4 14-2 28M84 72q-6 8-8 18', 1.6, '#2c211b'),
    inked('M78 34q-9-12 4-16 10-1 12 9zM126 28q3-12 14-8 9 8-2 17z', '#4a3a32', 2),
    flat('M80 30q-3-7 4-8 5 1 6 5zM130 28q3-6 8-3 3 4-2 7z', '#8c6a58'),
    inked('M70 56Q68 26 108 24Q148 28 146 60Q144 92 108 98Q72 92 70 56z', '#57453a', 2.2),
    inked('M84 72Q84 58 108 58Q132 58 132 72Q132 94 108 96Q84 94 84 72z', '#8a705e', 1.7),
    inked('M98 62q10-5 20 0-1 8-10 9-9-1-10-9z', INK, 1),
    inked('M90 78q18 6 36 0-2 14-18 15-16-1-18-15z', '#6b1f1a', 1.5),
    flat('M93 79l4 7 4-5.5zM123 79l-4 7-4-5.5zM99 91l3-5 4 6zM117 91l-3-5-4 6z', '#fff'),
    each([88, 128], (x) => circle(x, 50, 4.4, '#f6c24a', 1.5) + circle(x, 50, 1.8, INK, 0)),
    stroke('M80 42l14 5M136 42l-14 5', 3),
    inked('M58 164q-6-14 6-18 16-4 22 6 4 8 0 12zM150 164q-6-14 6-18 16-4 22 6 4 8 0 12z', '#57453a', 1.9),
    scatter('62,160 70,160 78,160 155,160 163,160 171,160', (x, y) =>
      inked(`M${x - 2.5} ${y}l2 10 3-9z`, '#efe6cf', 1),
    ),
    snowfall(21, 54),
  ].join('')

/** Two cranes dance in the snow. */
export const kindred: Picture = (uid) =>
  [
    sky(uid, '#c3d0dc', '#f0d9cf', '#fbf4ea'),
    sun(100, 72, 44, '#d4472b'),
    land('M-2 172v-30q60-14 110-6t94-8v44z', '#fbfcfb'),
    stroke('M14 146v-40M22 148v-48M30 146v-34M178 144v-44M186 146v-36M170 146v-30', 1.8, '#8b7a4e'),
    scatter('14,104 22,98 30,110 178,98 186,108 170,114', (x, y) =>
      inked(`M${x} ${y}q-5-8 1-18 5 10-1 18z`, '#c9a86a', 1.1),
    ),
    placed(crane(), 68, 158),
    placed(crane(), 132, 158, { flip: true }),
    snowfall(31, 40),
  ].join('')

/** A crane with one wing raised, its feet at 0, 0, looking up to the right. */
function crane(): string {
  return [
    stroke('M-2-2L-4-40M6-4L2-40M-2-2l7 2M-2-2l-5 3M6-4l7 1M6-4l-5 4', 2),
    inked('M-28-50Q-46-48-52-34Q-40-38-34-36Q-40-30-40-24Q-24-30-16-38z', '#2a2522', 1.7),
    inked('M-28-44Q-20-66 2-66Q20-62 18-48Q8-34-10-36Q-22-36-28-44z', '#fdfcf8', 2),
    inked('M-16-56Q-40-76-42-116Q-32-110-28-114Q-24-104-18-106Q-14-96-8-96Q-4-76 4-62z', '#fdfcf8', 2),
    flat('M-41-112Q-32-108-28-112L-20-104Q-30-92-22-78Q-38-92-41-112z', '#2a2522'),
    stroke('M-28-108q4 20 14 40M-18-102q2 18 12 36', 1.1, '#a9a69c'),
    inked('M6-62Q16-72 12-88Q10-104 18-112L25-108Q20-100 22-88Q24-68 16-54z', '#fdfcf8', 1.9),
    flat('M12-90Q11-102 18-110L23-106Q18-100 19.5-88Q20-80 17-70Q12-80 12-90z', '#2a2522'),
    inked('M16-110Q17-122 25-121Q31-118 28-110Q23-104 16-110z', '#fdfcf8', 1.7),
    flat('M18-118q4-5 9-2-3 4-9 2z', '#c9352a'),
    inked('M28-118l17-9-15 14z', '#8b8466', 1.2),
    circle(23.5, -114.5, 1.1, INK, 0),
  ].join('')
}

/** A demon's face in the blizzard, lit by fire. */
export const demon: Picture = (uid) =>
  [
    sky(uid, '#1b2230', '#3d4a60', '#7d8ea2'),
    glow(uid, 100, 92, 96, '#e0702c'),
    land('M-2 172v-22q60-10 204 0v22z', '#e9eff2'),
    fire(34, 156, 1.15),
    fire(168, 156, 1.15),
    placed(
      mirrored(
        inked('M-36-40Q-72-44-78-92Q-58-66-28-66z', '#efe6cf', 2.2) +
          stroke('M-66-72q8 4 14 12M-58-60q8 2 12 8', 1.4, '#8c8068'),
      ),
      100,
      100,
    ),
    inked(
      'M58 66Q44 44 58 28Q62 38 70 38Q68 22 84 14Q84 26 92 28Q98 20 100 10Q102 20 108 28Q116 26 116 14Q132 22 130 38Q138 38 142 28Q156 44 142 66z',
      '#2a1d1a',
      2,
    ),
    inked('M54 84Q50 40 100 38Q150 40 146 84Q144 132 100 150Q56 132 54 84z', '#a83224', 2.4),
    flat('M62 104Q60 130 100 146Q140 130 138 104Q124 132 100 132Q76 132 62 104z', '#7d2118'),
    placed(
      mirrored(
        inked('M-40-26Q-22-30-8-12Q-24-2-36-10Q-42-16-40-26z', '#f6d66a', 2) +
          circle(-22, -14, 4, INK, 0) +
          inked('M-46-34Q-24-44-2-20L-6-12Q-26-30-46-24z', '#2a1d1a', 1.8),
      ),
      100,
      96,
    ),
    inked('M88 92q12-8 24 0 2 12-12 12t-12-12z', '#8e2419', 1.8),
    stroke('M100 54v20M88 58q6 6 6 14M112 58q-6 6-6 14', 2, '#5f150e'),
    inked('M68 112Q100 104 132 112Q130 138 100 140Q70 138 68 112z', '#2d0f0c', 2),
    flat('M74 113l5 9 6-10 5 8 5-8.5 5 8 5-8 5 8.5 5-8 6 10 5-9Q100 106 74 113z', '#f6efdc'),
    inked('M74 128q-4-16 2-30 8 14 7 30zM126 128q4-16-2-30-8 14-7 30z', '#efe6cf', 1.7),
    snowfall(41, 60),
  ].join('')

/** A tanuki with a straw hat and a flask, out in the snow. */
export const tanuki: Picture = (uid) =>
  [
    sky(uid, '#3c4f6b', '#7e93aa', '#dfe5e6'),
    crescent(44, 44, 20),
    pine(176, 140, 1.15, true, '#52706a'),
    land('M-2 172v-34q60-16 110-6t94-6v46z', '#f6f9fa'),
    inked('M132 150Q164 152 166 126Q166 110 150 104Q154 118 146 126Q138 132 128 132z', '#7a5a3e', 2),
    stroke('M162 120q-8 4-14 2M160 134q-8-2-12-6', 4, '#3f2c20'),
    inked('M54 160Q46 108 74 92Q100 82 126 92Q152 110 142 160z', '#8a6a4a', 2.2),
    inked('M66 160Q60 118 98 112Q136 118 130 160z', '#f1e2c2', 1.9),
    stroke('M98 138v.1M92 150q6 4 12 0', 2, '#8a6a4a'),
    inked('M56 160q-4-14 12-16 14 0 16 16zM112 160q0-14 14-16 16 0 16 16z', '#5a4230', 1.9),
    inked('M58 104Q42 116 44 134Q52 140 60 134Q60 122 72 114z', '#5a4230', 1.9),
    inked('M138 102Q156 108 160 124Q154 134 144 130Q142 120 128 114z', '#5a4230', 1.9),
    inked('M148 124q-9 2-9 12-6 6-2 16 6 8 18 4 9-5 6-16-5-4-5-14z', '#5f7f92', 1.8),
    inked('M146 118h11v7h-11z', '#c9a24a', 1.4),
    flat('M144 140q6-4 10 0v8q-6 4-10 0z', '#f4ead0'),
    inked('M52 134l-5 22h22l4-22z', '#f4ead0', 1.6),
    stroke('M50 141h20M49 148h20', 1.2, '#8c6a22'),
    inked('M62 74Q60 50 98 48Q136 50 134 74Q132 98 98 102Q64 98 62 74z', '#8a6a4a', 2.1),
    inked(
      'M64 76Q72 64 92 74Q94 92 78 92Q66 90 64 76zM132 76Q124 64 104 74Q102 92 118 92Q130 90 132 76z',
      '#3f2c20',
      1.5,
    ),
    inked('M84 82Q98 72 112 82Q112 98 98 100Q84 98 84 82z', '#f1e2c2', 1.6),
    circle(80, 78, 4.6, '#fff', 1.2),
    circle(116, 78, 4.6, '#fff', 1.2),
    circle(81, 78.5, 2.2, INK, 0),
    circle(115, 78.5, 2.2, INK, 0),
    inked('M92 82q6-4 12 0-1 6-6 6t-6-6z', INK, 1),
    stroke('M98 88v4q-5 4-9 1M98 92q5 4 9 1', 1.5),
    snowyHat(),
    snowfall(51, 44),
  ].join('')

const snowyHat = (): string =>
  inked('M98 18Q62 32 38 62Q98 76 158 62Q134 32 98 18z', '#d8b46a', 2.2) +
  stroke(
    'M98 20Q84 40 78 68M98 20Q112 40 118 68M98 20v50M66 38Q98 48 130 38M50 52Q98 64 146 52',
    1.3,
    '#8c6a22',
  ) +
  flat('M98 18Q74 28 58 42Q78 36 98 40Q118 36 138 42Q122 28 98 18z', '#fdfefe')
