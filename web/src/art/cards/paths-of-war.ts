/** Card pictures of the Enhancements about warriors. */
import { circle, each, flat, HAIR, INK, inked, mirrored, placed, SKIN, stroke, times } from '../kit/brush'
import { birds, grass, katana, pine, warBanner } from './props'
import {
  actor,
  band,
  beams,
  crescent,
  INDIGO,
  land,
  mist,
  peak,
  PLUM,
  RUST,
  sky,
  stars,
  sun,
  type Picture,
} from './scene'

/** A lone warrior on a cliff above the road. */
export const samurai: Picture = (uid) =>
  [
    sky(uid, '#e08a54', '#f4c98a', '#fbecc8'),
    sun(138, 66, 38),
    peak(176, 132, 0.7, '#8a6f7c'),
    band(96, 88, 80),
    land('M-2 172v-58q20-10 44-8l44 4q14 4 12 14l-10 14 6 34z', '#6b6a4a'),
    stroke('M10 128l10 14M40 118l6 20M66 118l-2 18M30 146l8 18M58 148l6 16', 1.6, '#45452e'),
    land('M96 172q40-24 106-18v18z', '#8b9a5a'),
    pine(20, 112, 0.9),
    actor('bushi', INDIGO, 64, 112, 1.7),
    stroke('M50 66Q24 58 6 70Q22 72 30 80Q42 74 52 78', 1.8),
    flat('M50 66Q24 58 6 70Q22 72 30 80Q42 74 52 78z', '#26375a'),
    grass('12,118 88,120 120,166 160,164 186,160'),
    birds('120,34 140,26 164,36'),
  ].join('')

/** Retainers march out of the gate. */
export const kenin: Picture = (uid) =>
  [
    sky(uid, '#6f9fb0', '#c9dccb', '#f6e8c4'),
    band(118, 22, 70),
    peak(150, 112, 0.8, '#7f9aa6'),
    land('M-2 172v-56q60-14 204 6v50z', '#9aab6a'),
    actor('stronghold', INDIGO, 62, 142, 2.2),
    inked('M48 146v-22q14-10 28 0v22z', '#2a241e', 1.8),
    flat('M62 172q-2-18-8-26h16q24 8 60 26z', '#d9c99a'),
    warBanner(120, 140, 0.9, INDIGO.main),
    warBanner(150, 146, 1, INDIGO.main),
    actor('bushi', INDIGO, 104, 146, 1),
    actor('bushi', INDIGO, 134, 156, 1.3),
    actor('bushi', INDIGO, 172, 168, 1.7),
  ].join('')

/** The commander in his camp. */
export const warlord: Picture = (uid) =>
  [
    sky(uid, '#4a5a72', '#b08a7c', '#f4cf9a'),
    sun(160, 44, 24),
    each(
      [16, 40, 64, 136, 160, 184],
      (x) => stroke(`M${x} 110V8`, 2.4) + inked(`M${x} -4q4 8 0 14-4-6 0-14z`, '#d8d6cc', 1.2),
    ),
    inked('M-4 40H204V118q-14 8-28 0t-28 0-28 0-28 0-28 0-28 0-28 0-28 0z', '#f2e6c8', 2),
    stroke('M24 40v78M52 40v78M148 40v78M176 40v78', 1.2, '#b9a982'),
    circle(38, 76, 13, PLUM.main, 0),
    circle(38, 76, 7, '#f2e6c8', 0),
    circle(162, 76, 13, PLUM.main, 0),
    circle(162, 76, 7, '#f2e6c8', 0),
    land('M-2 172v-44q100-10 204 0v44z', '#8c7a4a'),
    inked('M70 172l6-18h52l6 18z', '#3a2620', 1.8),
    actor('daimyo', PLUM, 100, 168, 1.95),
    grass('20,162 44,168 160,164 184,168', '#5a4f2c'),
  ].join('')

/** A shadow on the roof under the moon. */
export const ninja: Picture = (uid) =>
  [
    sky(uid, '#101827', '#26385a', '#5a7090'),
    stars(19, 30),
    circle(128, 62, 44, '#f6ecc6', 0),
    mist(120, 84, 70, 0.35),
    inked('M-4 172V140Q60 128 100 104Q150 132 204 138V172z', '#1d2636', 2.2),
    stroke(
      'M100 106v66M80 116l-8 56M120 116l10 56M58 126l-14 46M144 126l16 46M34 134l-20 38M170 133l20 39',
      3,
      '#34435c',
    ),
    inked('M88 106Q100 94 112 106L108 114H92z', '#34435c', 1.8),
    inked('M78 116Q56 112 52 96L64 92Q68 100 84 100z', '#2a2c38', 2),
    inked('M66 128L58 150 76 152 90 128zM104 124Q126 124 130 140L118 150Q112 138 98 136z', '#2a2c38', 2),
    inked('M72 132Q66 100 82 84Q96 78 110 88Q118 110 106 132Q88 140 72 132z', '#343746', 2.2),
    stroke('M78 90l24 40M104 92L76 124', 2, '#565c70'),
    inked('M70 122q20 8 38 0l-1 8q-18 7-36 0z', '#8e2f22', 1.6),
    inked('M76 62Q76 42 94 42Q112 42 112 62Q110 80 94 82Q78 80 76 62z', '#343746', 2.1),
    inked('M79 58Q94 52 110 58L109 67Q94 62 80 67z', SKIN, 1.5),
    stroke('M84 60l7 2M104 60l-7 2', 2.2),
    circle(88, 63, 1.5, INK, 0),
    circle(100, 63, 1.5, INK, 0),
    inked('M78 56Q58 48 48 54Q58 58 54 66Q66 60 78 64z', '#8e2f22', 1.7),
    katana(116, 100, 60, 42),
    inked('M104 94Q118 92 122 100L116 110Q110 104 104 108z', '#2a2c38', 1.9),
    circle(118, 102, 5.4, SKIN, 1.6),
    placed(
      inked('M0-11l3.5 7.5L11 0 3.5 3.5 0 11-3.5 3.5-11 0-3.5-3.5z', '#c9d0d4', 1.4) +
        circle(0, 0, 2.2, '#26385a', 1),
      42,
      92,
      { turn: 20 },
    ),
    stroke('M22 74q6 6 10 10M16 92h12', 1.4, '#dfe8ea', 0.7),
  ].join('')

/** A lord above his rice fields, ready for war and for harvest. */
export const sengoku: Picture = (uid) =>
  [
    sky(uid, '#c97a3c', '#f0bf70', '#fbe8b8'),
    sun(52, 58, 30),
    peak(140, 100, 0.8, '#a06a5c'),
    land('M-2 172V98q60-16 204-2v76z', '#d9b048'),
    stroke(
      'M-4 112Q90 96 204 110M-4 128Q80 110 204 126M-4 146Q70 124 204 144M40 102l-16 66M80 98l-6 60M122 98l12 62M164 102l26 64',
      2,
      '#9a7420',
    ),
    times(14, (i) => {
      const [x, y] = [8 + ((i * 47) % 190), 118 + ((i * 29) % 44)]
      return (
        inked(`M${x - 6} ${y}q-2-8 1-14l5-6 5 6q3 6 1 14z`, '#ecd184', 1.2) +
        stroke(`M${x - 5} ${y - 8}h10`, 1.6, '#a8512e')
      )
    }),
    warBanner(120, 120, 0.9, '#3c5378'),
    warBanner(146, 116, 0.8, '#a8512e'),
    warBanner(168, 120, 0.9, '#3c5378'),
    land('M-2 172v-22q44-20 96-4 18 8 22 26z', '#6f7d3c'),
    actor('daimyo', RUST, 56, 160, 1.45),
    grass('14,166 88,166'),
  ].join('')

/** A gentle mask, and what is behind it. */
export const unrighteous: Picture = (uid) =>
  [
    sky(uid, '#1f1a26', '#4a2438', '#8c3a3a'),
    beams(118, 84, '#c9452b', 0.16, 18),
    placed(mirrored(inked('M-14-46Q-42-48-48-84Q-30-66-8-66z', '#efe6cf', 2.1)), 126, 92),
    inked('M84 82Q80 38 126 36Q172 38 168 82Q164 130 126 146Q88 130 84 82z', '#7d2a22', 2.3),
    inked('M88 60Q92 34 126 34Q160 34 164 60Q146 46 126 50Q106 46 88 60z', '#1d1418', 2),
    inked('M132 74q14-12 28 0-12 12-28 0z', '#f6d66a', 1.8),
    circle(145, 74, 3.6, INK, 0),
    stroke('M130 66q16-12 32 0', 3.4),
    inked('M108 112Q136 104 156 108Q152 130 128 134Q112 130 108 112z', '#2d0f0c', 1.9),
    flat('M114 111l5 8 5-9 5 8 6-9 5 8 5-8 5 7 4-8Q134 104 114 111z', '#f6efdc'),
    inked('M150 122q2-14-2-22-7 8-5 22z', '#efe6cf', 1.5),
    inked('M-4 172v-28q18-14 34-18l12 46z', PLUM.main, 2),
    inked('M38 68Q36 26 74 26Q112 28 110 70Q106 124 72 140Q42 124 38 68z', '#fbf4e6', 2.4),
    flat('M98 40Q108 56 107 74Q102 118 74 136Q100 106 98 40z', '#d9ccb4'),
    inked('M40 62Q40 24 74 24Q108 24 109 62Q92 40 74 40Q56 40 40 62z', HAIR, 1.8),
    flat('M52 56q6-5 12 0-6 2-12 0zM84 56q6-5 12 0-6 2-12 0z', '#5b4a4a'),
    stroke('M50 74q7 6 15 0M83 74q7 6 15 0', 3),
    stroke('M74 78q-4 12-4 16 4 3 8 0', 1.6),
    flat('M62 106Q68 102 74 104Q80 102 86 106Q80 114 74 114Q68 114 62 106z', '#b8341b'),
    stroke('M62 106q12 4 24 0', 1.3),
    circle(54, 92, 5, '#f0b8a8', 0),
    circle(94, 92, 5, '#f0b8a8', 0),
    inked('M26 134Q34 118 46 114Q54 114 50 122L42 130Q56 126 58 132Q58 138 44 144Q34 152 26 152z', SKIN, 1.8),
    stroke('M110 62Q126 56 136 20', 2.4, '#c9452b'),
    crescent(26, 34, 14),
  ].join('')
