import type { KamiId } from '../ids'
import { around, at, disc, rays, type Drawing } from './shape'

/** Drawn light on the kami's own pigment, inside the halo. */
export const KAMI_FIGURE: Record<KamiId, Drawing> = {
  amaterasu: [
    ['k', rays(8, 15, 25, 13)],
    ['k', disc(13)],
    ['p', 'M16 22q3.5-3 7 0-3.5 2-7 0zM32 22q-3.5-3-7 0 3.5 2 7 0zM20.5 29q3.5 2.5 7 0-3.5 5-7 0z'],
  ],
  fujin: [
    // the wind bag over the shoulder and what comes out of it
    ['K6', 'M5 26C3 10 14 2 24 2s21 8 19 24'],
    ['k', 'M1 24l9-1-3 9zM47 24l-9-1 3 9z'],
    ['K4', 'M9 40c9 6 20 4 22-4 1-6-7-8-9-3-1 3 2 5 4 3M14 30c2-9 10-14 17-11 5 3 4 10-1 10'],
    ['K4', 'M32 43c5 0 9-2 11-6'],
  ],
  hachiman: [
    ['K4.6', 'M16 2c22 5 26 24 14 44'],
    ['K1.8', 'M16 2l14 44'],
    ['K3.4', 'M3 32l36-14'],
    ['k', 'M47 15l-11 0 4 8zM9 25L0 28l2 9 9-4-3-3z'],
  ],
  raijin: [
    ['k', 'M29 8L13 28h9l-5 19 19-24h-9l6-15z'],
    ['k', [-100, -60, -20, 20, 60, 100].map((a) => disc(5, ...xy(21, a))).join('')],
    ['p', [-100, -60, -20, 20, 60, 100].map((a) => disc(2, ...xy(21, a))).join('')],
  ],
  ryujin: [
    // a dragon's ring around the tide jewel
    ['K7', 'M33 9C22 2 7 8 5 22c-2 13 10 23 22 20 9-2 15-10 14-18'],
    ['k', 'M41 27l-6-4 6-9 6 6z'],
    ['k', 'M27 4l10-4-2 4 9-1-4 5c4 2 6 6 6 11l-6-1-3 5-6-3 1-4-6-2z'],
    ['k', 'M7 13L0 11l3 8zM3 29l-3 6 7 0zM13 41l-2 7 8-4z'],
    ['k', disc(7, 23, 25)],
    ['p', disc(1.8, 37.5, 9.5)],
    ['P2', 'M19.5 24c0-2 1.5-3.5 3.5-3.5'],
  ],
  susanoo: [
    // the straight sword in the storm's whirl
    ['k', 'M24 0l4 6v24h-8V6zM14 30h20v4H14zM22 34h4v9h-4zM20 42h8v5h-8z'],
    ['P1.8', 'M24 6v22'],
    ['K4', 'M15 25C6 25 2 17 6 11c4-5 12-2 10 4-1 3-5 3-5 0M33 25c9 0 13-8 9-14-4-5-12-2-10 4 1 3 5 3 5 0'],
    ['K3.4', 'M3 41q5-4 9 0t7 0M29 41q5-4 9 0t7 0'],
  ],
  tsukuyomi: [
    ['k', 'M30 2C16 0 4 10 4 24s12 23 26 21C21 42 15 34 15 24S21 5 30 2z'],
    ['k', 'M20 29h20a4 4 0 0 0 0-8c0-5-8-6-9-1-3-2-7 0-6 3-6-1-8 6-5 6zM27 40h16a3 3 0 0 0 0-6H31c-5 0-6 6-4 6z'],
    ['k', around(4, (a) => `M${at(1.6, a - 45, 40, 10)}L${at(5.5, a, 40, 10)}L${at(1.6, a + 45, 40, 10)}`) + 'z'],
  ],
}

function xy(r: number, degrees: number): [number, number] {
  const [x, y] = at(r, degrees).split(' ').map(Number)
  return [x ?? 0, y ?? 0]
}
