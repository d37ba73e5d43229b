/** Card pictures of the Virtues courage, mercy, piety, sincerity, and loyalty. */
import { circle, flat, GOLD, HAIR, INK, inked, placed, scatter, SKIN, stroke, times } from '../kit/brush'
import { sacredRope } from './props'
import { actor, band, glow, INDIGO, land, petals, RUST, sea, sky, sun, type Picture } from './scene'

/** A lone warrior faces the wave. */
export const courage: Picture = (uid) =>
  [
    sky(uid, '#31536b', '#7fa6ae', '#f0dcae'),
    sun(46, 54, 30),
    inked(
      'M204 172V40Q176-6 128 8Q92 22 92 58Q106 40 122 46Q140 56 130 84Q116 116 60 150V172z',
      '#2e5f7d',
      2.4,
    ),
    stroke(
      'M120 22Q96 34 94 54M134 20Q160 60 120 120M150 22Q184 74 140 146M168 32Q204 90 170 160M138 108Q120 132 90 148',
      3,
      '#cfe0de',
    ),
    scatter('128,10 116,14 106,22 98,31 93,42 91,54 98,58 106,50 115,46 124,49 131,57 142,9 155,15', (x, y) =>
      circle(x, y, 7.5, '#f4f4e8', 2.2),
    ),
    scatter('128,10 116,14 106,22 98,31 93,42 91,54 98,58 106,50 115,46 124,49 131,57 142,9 155,15', (x, y) =>
      circle(x, y, 6.6, '#f4f4e8', 0),
    ),
    scatter('84,62 78,52 82,38 88,24 100,10 74,70', (x, y) => circle(x, y, 2.2, '#f4f4e8', 1)),
    land('M-4 172v-20l20-8 26 2 22 10 30 4 30 14z', '#5a5248'),
    actor('bushi', RUST, 42, 148, 1.5),
    sea(160, '#1e4562', '#cfe0de'),
  ].join('')

/** A caged bird is set free. */
export const mercy: Picture = (uid) =>
  [
    sky(uid, '#8fb8c4', '#dcebe6', '#fbf1d8'),
    band(120, 96, 70),
    glow(uid, 132, 46, 52, '#fff6d0'),
    inked('M44 62Q46 28 74 26Q102 28 104 62z', 'none', 2),
    stroke('M74 26v-12M74 14a5 5 0 1 1 .1 0', 2.2),
    stroke(
      'M44 62v58M54 62v58M64 62v58M74 26v94M84 62v58M54 62Q56 34 74 27M94 62Q92 34 74 27M64 62Q66 36 74 27M84 62Q82 36 74 27',
      1.7,
      '#6b4a2c',
    ),
    inked('M40 58h68v6H40zM40 118h68v8H40z', '#8c5a2c', 1.7),
    inked('M104 64l34-8v58l-34 6z', '#f4ead0', 1.4),
    stroke('M112 62v56M120 60v56M129 58v57', 1.6, '#6b4a2c'),
    inked('M-4 172v-30q26-6 46-2l40-2q10 2 6 8l-22 4 38-2q8 2 4 8l-40 10q-20 10-72 6z', INDIGO.main, 2),
    inked('M34 138q26-4 46-2 12 2 7 9l-21 4 36-2q9 2 4 8l-38 9q-18 4-34-2z', SKIN, 1.8),
    placed(sparrow(), 148, 46, { scale: 1.35 }),
    petals(19, 8),
  ].join('')

const sparrow = (): string =>
  inked('M-22 10Q-34 12-40 20Q-30 18-20 20z', '#6b4a30', 1.4) +
  inked('M-26 12Q-18-4 2-6Q20-8 20 4Q16 18-4 20Q-18 22-26 12z', '#f6ead0', 1.7) +
  inked('M-4-2Q-20-14-20-36Q-6-30 4-14Q8-8 6 0z', '#9a6a40', 1.6) +
  stroke('M-14-26Q-8-14-2-6M-8-24Q-2-14 2-6', 1.1, '#5a3c22') +
  inked('M2 2Q14-14 36-20Q32-6 18 6Q8 10 2 2z', '#9a6a40', 1.6) +
  inked('M8-4Q10-16 22-14Q30-10 26-2Q20 6 10 4z', '#9a6a40', 1.6) +
  inked('M26-9l10 2-10 4z', '#3a2f28', 1.1) +
  circle(20, -8, 1.8, INK, 0) +
  flat('M10 2q6 4 12 0-2 6-7 6t-5-6z', '#3a2f28')

/** A prayer under the sacred rope. */
export const piety: Picture = (uid) =>
  [
    sky(uid, '#e0b26a', '#f6e2b0', '#f8efd8'),
    inked('M-4 40Q60 22 100 4Q140 22 204 40V58H-4z', '#5a4638', 2.2),
    stroke('M-4 50h208M20 40l-6 16M60 28l-8 28M140 28l8 28M180 40l6 16M100 8v48', 1.6, '#3a2c22'),
    inked('M14 58h16v114H14zM170 58h16v114h-16z', '#a8412a', 2),
    flat('M30 58h140v90H30z', '#4a352a'),
    glow(uid, 100, 100, 60, '#ffd98a'),
    circle(100, 92, 20, GOLD, 2),
    circle(100, 92, 14, '#eef2ea', 1.4),
    stroke('M92 88q4-6 10-5', 2, '#fff'),
    sacredRope(26, 174, 58),
    land('M-2 172v-24h204v24z', '#8c6a44'),
    actor('shinto', INDIGO, 58, 166, 2, true),
    actor('shinto', RUST, 142, 166, 2),
  ].join('')

/** A sword offered with both hands. */
export const sincerity: Picture = (uid) =>
  [
    sky(uid, '#4a3a5c', '#a8707c', '#f0c8a0'),
    circle(100, 50, 32, '#fbe9c4', 0),
    band(10, 26, 60, '#d9b8a8', '#7d5666'),
    band(142, 40, 60, '#d9b8a8', '#7d5666'),
    land('M-2 172v-30q100-16 204 0v30z', '#4f5a48'),
    inked('M40 170Q36 132 62 124H138Q164 132 160 170z', '#2f3a52', 2.2),
    inked('M58 132Q62 92 84 84H116Q138 92 142 132Q100 146 58 132z', INDIGO.main, 2.2),
    stroke('M84 86l16 26 16-26', 2.2, '#fdfaf1'),
    inked('M60 118q40 12 80 0l1 9q-41 12-82 0z', '#c9a24a', 1.6),
    circle(100, 70, 17, SKIN, 2),
    stroke('M91 73q4 3 7 0M102 73q4 3 7 0M97 81q3 1.5 6 0', 1.7),
    inked('M82 68Q80 48 100 48Q120 48 118 68Q112 58 100 58Q88 58 82 68z', HAIR, 1.9),
    inked('M94 50Q92 36 100 34Q108 36 106 50z', HAIR, 1.6),
    inked('M62 96Q46 108 50 122L66 126 78 112z', INDIGO.dark, 1.9),
    inked('M138 96Q154 108 150 122L134 126 122 112z', INDIGO.dark, 1.9),
    inked('M16 112Q100 98 184 112L184 119Q100 105 16 119z', '#8e2f22', 2),
    inked('M140 102l5 0 0 14-5 0z', GOLD, 1.4),
    stroke('M150 109l4 5M158 110l4 5M166 111l4 5M174 112l4 5', 1.2, '#d9c48a'),
    circle(70, 114, 6.5, SKIN, 1.7),
    circle(130, 114, 6.5, SKIN, 1.7),
    petals(23, 9),
  ].join('')

/** A dog waits in the snow for its master. */
export const loyalty: Picture = (uid) =>
  [
    sky(uid, '#5d7890', '#b4c4cc', '#f0e2cc'),
    inked('M118 26L160 4 206 20V40H118z', '#4a3f38', 2),
    flat('M118 24L160 2 206 18V24Q160 12 120 30z', '#fdfefe'),
    inked('M126 40h12v110h-12zM188 40h12v110h-12z', '#6b4a2c', 1.8),
    flat('M138 44h50v106h-50z', '#332a24'),
    stroke('M138 70h50M138 98h50M138 126h50M162 44v106', 1.6, '#5a4a3c'),
    land('M-2 172v-28q70-12 204 0v28z', '#f4f7f8'),
    stroke('M56 116Q26 106 30 80Q36 62 54 72', 17),
    stroke('M56 116Q26 106 30 80Q36 62 54 72', 12.5, '#fbf6ea'),
    inked(
      'M42 156Q36 120 52 98Q62 84 84 84Q106 86 108 112L106 156H92L90 130Q84 136 76 136L74 156z',
      '#d9a35c',
      2.2,
    ),
    inked('M78 94Q96 92 104 108Q106 128 92 132Q80 124 78 94z', '#fbf6ea', 1.5),
    inked(
      'M40 158q0-12 14-12 12 2 12 12zM72 158q0-9 10-9 9 1 9 9zM90 158q0-9 9-9 10 1 10 9z',
      '#fbf6ea',
      1.7,
    ),
    inked('M72 46L76 26 92 40zM112 40L122 24 128 46z', '#d9a35c', 2),
    flat('M77 42l1-9 7 6zM119 38l2-7 3 8z', '#8c5a3a'),
    inked('M68 62Q66 38 100 36Q132 38 132 62Q130 90 100 94Q70 90 68 62z', '#d9a35c', 2.2),
    inked('M76 70Q84 60 100 66Q116 60 124 70Q122 90 100 92Q78 90 76 70z', '#fbf6ea', 1.6),
    flat('M82 52q4-4 8 0-4 3-8 0zM110 52q4-4 8 0-4 3-8 0z', '#fbf6ea'),
    circle(86, 60, 3.4, INK, 0),
    circle(114, 60, 3.4, INK, 0),
    circle(87, 59, 1.1, '#fff', 0),
    circle(115, 59, 1.1, '#fff', 0),
    inked('M94 70q6-4 12 0-1 6-6 6t-6-6z', INK, 1),
    stroke('M100 76v4q-6 5-10 1M100 80q6 5 10 1', 1.7),
    inked('M74 92Q100 104 124 92L122 101Q100 112 76 101z', '#c9452b', 1.7),
    circle(100, 106, 4.5, GOLD, 1.5),
    inked('M146 156q8-6 18-3l10 5q2 4-4 4h-22q-5-2-2-6z', '#c9a24a', 1.6),
    stroke('M156 154q4 4 3 8M156 154q8 0 12 4', 1.6, '#a8412a'),
    times(44, (i) => circle((i * 53) % 200, (i * 37) % 160, 1 + (i % 3) * 0.5, '#fff', 0)),
  ].join('')
