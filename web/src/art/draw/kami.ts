/** Emblem drawings of the kami, in a light color inside the halo of `KamiEmblem`. */
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
    [
      'K5',
      'M5 16h23c9 0 9-13 0-13-4 0-6 3-5 6M2 25h36c9 0 9 14 0 14-4 0-6-3-5-6M8 34h13c8 0 8 11 0 11-3 0-5-2-4-5',
    ],
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
    // a dragon's face, antlers and whiskers
    ['K4', 'M17 14c-5-3-7-6-6-12M12 9L6 9M31 14c5-3 7-6 6-12M36 9h6'],
    [
      'k',
      'M24 8c6 0 10 3 12 8h8l-5 7c1 4-1 7-3 9 1 5-2 9-5 11l-7 5-7-5c-3-2-6-6-5-11-2-2-4-5-3-9l-5-7h8c2-5 6-8 12-8z',
    ],
    ['p', 'M13 20l9 4c-2 4-8 3-9-4zM35 20l-9 4c2 4 8 3 9-4z'],
    ['p', disc(1.8, 20, 34) + disc(1.8, 28, 34)],
    ['P2', 'M16 39q8 4 16 0M24 11v8'],
    ['K3', 'M13 34c-5-2-9 1-9 7M35 34c5-2 9 1 9 7'],
  ],
  susanoo: [
    // a sword out of the storm cloud
    ['k', 'M10 21a8 8 0 0 1 0-15c2-7 13-8 17-3 6-3 14 0 14 7 7 1 7 11-1 11z'],
    ['k', 'M20 26h8v14l-4 9-4-9z'],
    ['P2', 'M24 28v14'],
    ['o', 'M14 21h20v6H14z'],
    ['p', 'M22 10h4v11h-4z'],
    ['K3.4', 'M10 27l-4 8M14 35l-3 7M38 27l-4 8M40 35l-3 7'],
  ],
  tsukuyomi: [
    ['k', 'M30 2C16 0 4 10 4 24s12 23 26 21C21 42 15 34 15 24S21 5 30 2z'],
    [
      'k',
      'M20 29h20a4 4 0 0 0 0-8c0-5-8-6-9-1-3-2-7 0-6 3-6-1-8 6-5 6zM27 40h16a3 3 0 0 0 0-6H31c-5 0-6 6-4 6z',
    ],
    [
      'k',
      around(4, (a) => `M${at(1.6, a - 45, 40, 10)}L${at(5.5, a, 40, 10)}L${at(1.6, a + 45, 40, 10)}`) + 'z',
    ],
  ],
}

function xy(r: number, degrees: number): [number, number] {
  const [x, y] = at(r, degrees).split(' ').map(Number)
  return [x ?? 0, y ?? 0]
}
