/** Objects that several card pictures share: coins, blossoms, gates, lanterns, and so on. */
import { SEASON, TOKEN } from '../draw/tokens'
import { circle, each, flat, GOLD, inked, placed, scatter, stroke, times, type Spot } from '../kit/brush'
import { emblem } from '../kit/emblem'

export const coin = (x: number, y: number, size: number): string =>
  emblem(TOKEN.coin, x, y, size, { pigment: '#f0c24a' })

/** Coins in a pile of this many, the lowest at x, y. */
export const coinPile = (x: number, y: number, count: number, size = 16): string =>
  times(count, (i) => {
    const dy = y - i * size * 0.22
    return inked(
      `M${x - size / 2} ${dy}a${size / 2} ${size * 0.2} 0 0 0 ${size} 0v-3a${size / 2} ${size * 0.2} 0 0 0-${size} 0z`,
      '#c9962e',
      1.1,
    )
  }) +
  `<ellipse cx="${x}" cy="${y - (count - 1) * size * 0.22 - 3}" rx="${size / 2}" ry="${size * 0.2}" fill="#f0c24a" stroke="#1d1712" stroke-width="1.1"/>`

export const blossom = (x: number, y: number, size = 14): string =>
  emblem(SEASON.spring, x, y, size, { pigment: '#f3b3b4' })

export const branch = (d: string, width = 5): string => stroke(d, width + 2) + stroke(d, width, '#5a4230')

/** A shrine gate; its posts stand on y. */
export const torii = (x: number, y: number, scale: number, color = '#a8412a'): string =>
  placed(
    inked('M-21 0l2.6-46h5L-15 0zM21 0l-2.6-46h-5L15 0z', color, 1.4) +
      inked('M-25-34h50v4.5h-50z', color, 1.3) +
      inked('M-2.5-46h5v12h-5z', color, 1.1) +
      inked('M-32-54q32 7 64 0l-1 8q-31 5-62 0z', color, 1.5) +
      inked('M-34-58q34 8 68 0l-1 5q-33 7-66 0z', '#2f2822', 1.3),
    x,
    y,
    { scale },
  )

/** A lantern of stone with a light in it. */
export const stoneLantern = (x: number, y: number, scale: number): string =>
  placed(
    inked('M-10 0l2-5H8l2 5zM-4-5v-16h8v16z', '#8d8a80', 1.4) +
      inked('M-11-21h22l-3-4H-8z', '#a09c90', 1.3) +
      inked('M-8-25h16v-12H-8z', '#8d8a80', 1.3) +
      flat('M-4.5-27h9v-8h-9z', '#ffd773') +
      inked('M-15-37Q-4-40-3-46h6q1 6 12 9l-2 3h-26z', '#a09c90', 1.4) +
      inked('M-2.5-46q2.5-7 5 0z', '#8d8a80', 1.1),
    x,
    y,
    { scale },
  )

/** A lantern of paper, hanging from x, y. */
export const paperLantern = (x: number, y: number, scale: number, fill = '#f3d9a0'): string =>
  placed(
    stroke('M0-6v6', 1.4) +
      inked('M-6 0h12v3H-6z', '#2a241e', 1.1) +
      inked('M-6 3Q-14 14-6 26H6Q14 14 6 3z', fill, 1.5) +
      stroke('M-9 8q9 3 18 0M-10 14q10 3 20 0M-9 20q9 3 18 0', 0.9, '#8c5a2a') +
      inked('M-6 26h12v3H-6z', '#2a241e', 1.1) +
      stroke('M0 29v7', 1.4, '#a8412a'),
    x,
    y,
    { scale },
  )

/** A sword of this length, its hilt at x, y; at turn 0 the blade points up. */
export const katana = (x: number, y: number, length: number, turn: number): string =>
  placed(
    inked(
      `M-2.8 0Q-5 ${-length * 0.5} 2 ${-length}Q5 ${-length * 0.9} 5 ${-length * 0.8}Q2 ${-length * 0.4} 2.8 0z`,
      '#f2f1ea',
      1.6,
    ) +
      stroke(`M-.5-3Q-2 ${-length * 0.5} 2.5 ${-length * 0.86}`, 1, '#93a0a6') +
      inked('M-8-1.5h16v4H-8z', GOLD, 1.4) +
      inked('M-3.4 2.5h6.8l-.6 25h-5.6z', '#2f2a3a', 1.4) +
      stroke('M-3 7l6 4-6 4 6 4-6 4M3 7l-6 4 6 4-6 4 6 4', 1, '#d9c48a') +
      inked('M-3.6 27.5h7.2v3.5h-7.2z', GOLD, 1.2),
    x,
    y,
    { turn },
  )

/** A pine with its crown in pads. */
export const pine = (x: number, y: number, scale: number, flip = false, needles = '#5f8150'): string =>
  placed(
    stroke('M0 0Q6-22-4-40Q-10-54 2-72M-3-42Q-18-48-26-54M-2-56Q12-60 20-66', 8) +
      stroke('M0 0Q6-22-4-40Q-10-54 2-72M-3-42Q-18-48-26-54M-2-56Q12-60 20-66', 5, '#6b4a2c') +
      pad(-28, -56, 1, needles) +
      pad(22, -68, 0.9, needles) +
      pad(2, -80, 1.15, needles),
    x,
    y,
    { scale, flip },
  )

const pad = (x: number, y: number, scale: number, fill: string): string =>
  placed(
    inked('M-20 2q-8-6 0-11 2-8 11-7 6-8 14-1 10-2 12 6 8 5 1 12-18 5-38 1z', fill, 1.5) +
      stroke('M-12-2q6-5 10-1M2-6q6-4 10 1M-2 0q6-3 9 0', 1, '#33502e'),
    x,
    y,
    { scale },
  )

export const bamboo = (x: number, width: number, shade = '#4d6f31', shine = '#8fae63'): string =>
  `<path d="M${x} 175V-5" stroke="${shade}" stroke-width="${width}"/><path d="M${x - width * 0.25} 175V-5" stroke="${shine}" stroke-width="${width * 0.22}"/>` +
  stroke(
    `M${x - width * 0.6} 36h${width * 1.2}M${x - width * 0.6} 84h${width * 1.2}M${x - width * 0.6} 132h${width * 1.2}`,
    2.2,
  )

/** Tall grass at these places. */
export const grass = (points: string, color = '#3f5a34'): string =>
  scatter(points, (x, y) =>
    stroke(`M${x} ${y}q-1-8-6-13M${x + 1} ${y}q1-10 0-17M${x + 2} ${y}q2-8 7-12`, 1.6, color),
  )

/** A tall war banner, its pole on x, y. */
export const warBanner = (x: number, y: number, scale: number, fill: string, disc = '#fdfaf0'): string =>
  placed(
    stroke('M0 0V-66M0-64H18', 2) +
      inked('M1-63h17v42q-4-2.5-8.5 0T1-21z', fill, 1.5) +
      circle(9.5, -48, 4.6, disc, 0),
    x,
    y,
    { scale },
  )

export const birds = (points: string, color = '#1d1712'): string =>
  scatter(points, (x, y) => stroke(`M${x - 7} ${y - 3}q5-2 7 3 2-5 8-4`, 1.6, color))

/** Flames, their foot at x, y. */
export const fire = (x: number, y: number, scale: number): string =>
  placed(
    inked(
      'M-13 0Q-20-14-10-24Q-9-18-5-17Q-8-30 3-40Q3-31 8-27Q11-31 10-36Q20-22 14-8L11 0z',
      '#d9602a',
      1.5,
    ) + flat('M-7 0Q-11-9-5-16Q-3-12-1-12Q-2-20 4-26Q4-19 8-16Q13-8 7 0z', '#f6c24a'),
    x,
    y,
    { scale },
  )

/** A rope of twisted straw with paper zigzags, from left to right at y. */
export const sacredRope = (left: number, right: number, y: number): string => {
  const middle = (left + right) / 2
  const d = `M${left} ${y}Q${middle} ${y + 16} ${right} ${y}`
  const share = (t: number): Spot => [left + (right - left) * t, y + 32 * t * (1 - t)]
  return (
    stroke(d, 8) +
    stroke(d, 5, '#d8bd7c') +
    each([0.2, 0.4, 0.6, 0.8], (t) => {
      const [x, top] = share(t)
      return inked(`M${x} ${top}l5 0-3 7 4 0-4 8 4 0-7 11 1-8-4 0 3-8-3 0z`, '#fff', 1)
    })
  )
}
