/** Emblem drawings of the mandates and the war advantages, as layered paths (see shape.ts). */
import type { AdvantageId, MandateId } from '../ids'
import { at, disc, type Drawing } from './shape'

/** An ear of rice from its tip downward; at 0 it stands upright. */
function ear(x: number, y: number, lean: number): string {
  const down = (r: number, off: number): string => at(r, 180 - lean + off, x, y)
  return `M${x} ${y}C${down(10, 42)} ${down(22, 20)} ${down(31, 0)}C${down(22, -20)} ${down(10, -42)} ${x} ${y}z`
}

/** A bound captive: the Take Hostage advantage, and every hostage held. */
export const CAPTIVE: Drawing = [
  ['k', disc(8, 24, 10)],
  ['k', 'M20 4l2-4h5l1 4z'],
  ['k', 'M24 19c10 0 16 5 17 14l2 14H5l2-14c1-9 7-14 17-14z'],
  ['P4.4', 'M9 28l30 8M39 28L9 36M7 42h34'],
  ['C2.6', 'M9 28l30 8M39 28L9 36M7 42h34'],
  ['C2.6', 'M17 41l-2 7M24 42v6M31 41l2 7'],
]

/** A wandering swordsman's straw hat. */
export const STRAW_HAT: Drawing = [
  ['c', 'M24 5C14 12 6 21 1 32c14 6 32 6 46 0C42 21 34 12 24 5z'],
  ['K2.4', 'M24 5C14 12 6 21 1 32c14 6 32 6 46 0C42 21 34 12 24 5z'],
  ['K1.8', 'M24 6c-5 8-8 18-9 29M24 6c5 8 8 18 9 29M24 6v30M11 20c8 3 18 3 26 0M6 27c11 4 25 4 36 0'],
  ['k', 'M14 37c3 6 6 9 10 9s7-3 10-9c-6 1.5-14 1.5-20 0z'],
]

export const MANDATE: Record<MandateId, Drawing> = {
  recruit: [
    // a helmet, and one more
    ['k', 'M19 15C11 14 6 9 5 2c4 5 9 7 14 7s10-2 14-7c-1 7-6 12-14 13z'],
    ['k', 'M7 26c0-8 5-13 12-13s12 5 12 13zM6 25h26l5 13-9-1-3-7H13l-3 7-9 1zM13 32h12v6l-6 5-6-5z'],
    ['P1.8', 'M19 16v8M13 17l-1 7M25 17l1 7M16 38h6'],
    ['P9', 'M39 33v12M33 39h12'],
    ['C5', 'M39 32v14M32 39h14'],
  ],
  marshal: [
    // a banner on the march
    ['K3', 'M9 2v45'],
    ['k', 'M8 3h24l-4 8 4 8H8z'],
    ['p', disc(4.2, 18, 11)],
    ['c', 'M13 29h16v-7l18 12.5L29 47v-7H13z'],
    ['K2', 'M13 29h16v-7l18 12.5L29 47v-7H13z'],
  ],
  train: [
    // a scroll of teachings
    ['q', 'M11 8h28v31H11z'],
    ['k', 'M7 3h34a3 3 0 0 1 0 8H7a4 4 0 0 1 0-8zM7 37h34a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8z'],
    ['c', 'M25 13l8 10h-5v12h-6V23h-5z'],
    ['P1.8', 'M8 7h32M8 41h32'],
  ],
  harvest: [
    // a sheaf of rice
    ['k', 'M15 31c6 2 12 2 18 0v6c-6 2-12 2-18 0zM19 38h10l6 10H13z'],
    ['d', ear(8, 3, 34) + ear(40, 3, -34)],
    ['d', ear(24, 0, 0)],
    [
      'K1.6',
      'M24 8v24M20 9l4 4 4-4M20 16l4 4 4-4M20 23l4 4 4-4M13 11l7 17M35 11l-7 17M8 14h5l1-5M12 21h5l1-5M40 14h-5l-1-5M36 21h-5l-1-5',
    ],
    ['P1.6', 'M21 40l-3 7M24 40v7M27 40l3 7'],
  ],
  betray: [
    // the ring of an alliance, broken by a dagger
    ['C5', 'M19 9A16 16 0 0 0 15 38M29 9a16 16 0 0 1 4 29'],
    ['k', 'M24 48l-5-8V20h10v20zM13 15h22v5H13zM21 1h6v15h-6z'],
    ['P1.8', 'M24 21v18M21 5h6M21 9h6'],
  ],
}

export const ADVANTAGE: Record<AdvantageId, Drawing> = {
  seppuku: [
    // kneeling, the blade turned on oneself
    ['k', disc(7, 20, 9)],
    ['k', 'M17 3l-1-3h6l1 3z'],
    ['k', 'M14 17c6-2 11 0 13 5l2 10c8 2 12 6 13 13H6c-1-10 1-22 8-28z'],
    ['P4', 'M20 23c3 6 7 8 13 7'],
    ['K3.4', 'M20 23c3 6 7 8 13 7'],
    ['P4', 'M24 33L46 21'],
    ['C3', 'M26 32L46 21'],
    ['C2', 'M10 40h28'],
  ],
  hostage: CAPTIVE,
  ronin: [
    // the straw hat and the Coin that hires it
    ['c', 'M20 2C12 8 5 15 1 25c12 5 27 5 38 0C35 15 28 8 20 2z'],
    [
      'K2.4',
      'M20 2C12 8 5 15 1 25c12 5 27 5 38 0C35 15 28 8 20 2zM20 3c-4 7-6 14-7 24M20 3c4 7 6 14 7 24M9 15c7 3 15 3 22 0',
    ],
    ['k', 'M11 29c6 1 12 1 18 0 1 3 4 5 8 8l2 10H3l2-10c3-3 5-5 6-8z'],
    ['p', disc(12, 36, 36)],
    ['k', disc(10.5, 36, 36)],
    ['p', 'M32.5 32.5h7v7h-7z'],
  ],
  poets: [
    // verses, and the brush that wrote them
    ['q', 'M3 3h27v42H3z'],
    ['K2.6', 'M25 9v22M19 9v28M13 9v16M8 9v24'],
    ['P6', 'M45 3L30 34'],
    ['k', 'M42 1l5 3-13 28-6-3z'],
    ['c', 'M28 30l6 3c-1 6-5 9-10 13 1-6 0-11 4-16z'],
    ['K1.8', 'M28 30l6 3c-1 6-5 9-10 13 1-6 0-11 4-16z'],
  ],
}
