/** Card pictures of the Virtues righteousness, respect, benevolence, justice, and honesty. */
import { circle, GOLD, HAIR, inked, mirrored, placed, scatter, SKIN, stroke, times } from '../kit/brush'
import { blossom, branch, coin, grass, katana, pine, torii } from './props'
import { beams, INDIGO, land, mist, peak, petals, RUST, sky, sun, type Picture } from './scene'

/** A helmet on a sword, where a warrior fell. */
export const righteousness: Picture = (uid) =>
  [
    sky(uid, '#7d5b78', '#e0a08c', '#f8dcb0'),
    sun(100, 96, 46, '#d4472b'),
    branch('M-4 20Q40 34 66 22T120 18M40 26Q52 44 70 46M20 22Q26 8 44 4', 5),
    scatter('20,24 44,6 52,30 70,46 78,20 100,22 122,16 36,18 60,40', (x, y) => blossom(x, y, 15)),
    land('M-2 172v-38q60-22 110-14t94-4v56z', '#6f7d4c'),
    katana(104, 62, -96, 0),
    inked('M78 60Q80 28 106 28Q132 30 132 60Q120 50 105 50Q90 50 78 60z', '#2f2a33', 2.2),
    stroke('M106 30v20M94 32Q90 42 92 52M118 32Q122 42 120 52', 1.4, '#7d7686'),
    inked('M76 62Q90 48 105 48Q120 48 134 62L140 80Q120 62 105 62Q90 62 70 80z', '#7d2732', 2),
    stroke('M78 68Q92 56 105 56Q120 56 132 68', 1.6, GOLD),
    inked('M106 42Q84 40 74 12Q90 32 106 34Q122 32 138 12Q128 40 106 42z', GOLD, 1.8),
    land('M52 174q14-26 52-28 38 2 56 28z', '#5f6d40'),
    grass('70,160 86,166 130,160 150,166 30,164 176,160'),
    petals(11, 20),
  ].join('')

/** Two warriors bow to each other. */
export const respect: Picture = (uid) =>
  [
    sky(uid, '#b9cfd2', '#f0e6cc', '#f6ead0'),
    inked('M30 10h140v88H30z', '#fbf4e0', 2),
    stroke('M76 10v88M124 10v88M30 54h140', 1.8, '#6b4a2c'),
    peak(100, 92, 0.75, '#7fa0ac'),
    land('M-2 172v-60h204v60z', '#b9a566'),
    stroke('M0 132h200M66 112L40 172M134 112l26 60', 1.4, '#8c7a44'),
    placed(bow(INDIGO), 100, 158),
    placed(bow(RUST), 100, 158, { flip: true }),
    inked('M88 158h24l-3 8H91z', '#f4ead0', 1.6),
    stroke('M96 152q2-4 0-8M104 152q2-4 0-8', 1.6, '#fff'),
    petals(4, 6),
  ].join('')

/** A warrior kneeling at the left, bowing to the right; the middle of the picture is 0. */
const bow = (cloth: typeof INDIGO): string =>
  inked('M-92 6Q-96-22-80-30Q-66-34-58-24L-52-2-56 6z', '#3a342e', 2) +
  inked('M-86-20Q-88-52-62-56Q-40-56-32-32L-34-16Q-54-10-62-14Q-76-8-86-20z', cloth.main, 2.1) +
  stroke('M-76-44Q-66-30-64-14M-60-52Q-50-38-48-16', 1.4, cloth.light) +
  inked('M-64-46L-40-40-32-8-42-4Q-56-22-64-46z', cloth.dark, 1.8) +
  inked('M-42-6q6-5 11 0 2 8-4 10-8 0-7-10z', SKIN, 1.4) +
  circle(-26, -40, 11.5, SKIN, 1.9) +
  stroke('M-22-35q4 0 6-3M-21-41q3 2 5 0', 1.4) +
  inked('M-38-40Q-40-56-26-54Q-14-52-16-43Q-26-48-30-38z', HAIR, 1.7) +
  inked('M-34-52l-9-3 3-6 10 5z', HAIR, 1.4)

/** A coin passes from one hand to another. */
export const benevolence: Picture = (uid) =>
  [
    sky(uid, '#c6dbe2', '#f4ead2'),
    branch('M0 28q50-14 96 6t104-8', 4),
    branch('M60 24q6-14 20-18M130 34q8 14 22 14', 2),
    scatter('40,18 64,16 80,8 92,30 128,30 150,46 168,24 186,28 20,26 112,40', (x, y) => blossom(x, y)),
    inked('M-4 150V92q40-6 66 8l22 10q10 6 2 10l-16-2 26 10q8 6-2 9l-30-3q-20 22-64 26z', '#2c4a7c', 2),
    inked('M52 98q18 0 32 10 10 5 3 11l-17-2 22 8q10 5 1 11l-30-3q-10-14-11-35z', SKIN, 1.8),
    stroke('M-4 108q30-4 52 4M-4 124q30-4 54 2', 2.5, '#9bb6de'),
    inked('M204 168v-66q-36 0-62 12-10 10-12 30 22 22 74 24z', '#a8412a', 2),
    inked('M146 116q-20 0-34 12-8 6-2 10h14q-14 8-6 14 14 6 34-4 8-16-6-32z', SKIN, 1.8),
    stroke('M204 118q-26 0-46 8M204 136q-28-2-46 4', 2.5, '#e9b09c'),
    coin(100, 96, 36),
    times(7, (i) => {
      const angle = ((-90 + (i - 3) * 24) * Math.PI) / 180
      const at = (r: number): string =>
        `${(100 + Math.cos(angle) * r).toFixed(1)} ${(96 + Math.sin(angle) * r).toFixed(1)}`
      return stroke(`M${at(24)}L${at(33)}`, 2.5, GOLD)
    }),
  ].join('')

/** The scales hang from a sword. */
export const justice: Picture = (uid) =>
  [
    sky(uid, '#2c4a7c', '#7c98bc', '#f2e4c4'),
    beams(100, 60, '#f8e6b4', 0.3, 20),
    circle(100, 60, 38, '#f6e2a8', 0),
    land('M-2 172v-26q100-14 204 0v26z', '#56704a'),
    inked('M64 168l8-14h56l8 14z', '#9c978a', 1.8),
    katana(100, 132, 116, 0),
    inked(
      'M26 58Q62 46 96 58L100 54 104 58Q138 46 174 58L173 64Q138 53 104 64L100 66 96 64Q62 53 27 64z',
      GOLD,
      1.8,
    ),
    circle(100, 59, 6, '#c9452b', 1.6),
    placed(
      mirrored(
        stroke('M-70 2L-90 50M-70 2L-50 50', 1.6) +
          inked('M-94 50h48q-4 16-24 16T-94 50z', GOLD, 1.9) +
          stroke('M-86 55q16 4 32 0', 1.2, '#8a6318'),
      ),
      100,
      58,
    ),
    coin(24, 101, 15),
    coin(38, 101, 15),
    inked('M160 108q-6-14 10-16 16 2 10 16z', '#2f2a33', 1.6),
    inked('M170 96q-12-2-14-12 8 6 14 6t14-6q-2 10-14 12z', GOLD, 1.3),
  ].join('')

/** A still pond shows the mountain as it is. */
export const honesty: Picture = (uid) =>
  [
    sky(uid, '#5f7fa8', '#c9d6dc', '#f6e0c8'),
    circle(148, 38, 18, '#fbf4dc', 0),
    peak(92, 92, 1.05, '#4f6f94'),
    mist(20, 70, 60),
    mist(128, 74, 56),
    inked('M-4 92h208v84H-4z', '#9db9c8', 1.6),
    `<g opacity=".5"><g transform="translate(0 184) scale(1 -1)">${peak(92, 92, 1.05, '#4f6f94')}${circle(148, 38, 18, '#fbf4dc', 0)}</g></g>`,
    stroke('M10 108h60M120 104h70M20 128h44M130 132h60M60 148h70M4 156h30M160 154h36', 1.6, '#eef5f4', 0.8),
    inked('M-4 96q26-12 50-6-16 8-50 12zM204 98q-30-14-56-8 18 10 56 14z', '#6f8f58', 1.5),
    torii(162, 112, 0.78),
    pine(24, 96, 0.72),
    lily(56, 158),
    lily(112, 164),
    lily(146, 150),
  ].join('')

const lily = (x: number, y: number): string =>
  placed(
    inked('M-14 2q0-6 14-6t14 6q-4 5-14 5T-14 2z', '#5f8f5a', 1.3) +
      inked('M0 0q-8-4-7-11 5 1 7 5 2-4 7-5 1 7-7 11zM0 0q-5-7 0-14 5 7 0 14z', '#f6d0d4', 1.2),
    x,
    y,
  )
