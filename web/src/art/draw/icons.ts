/** Drawings of the user interface icons: undo, close, arrows, settings, and so on. */
import { disc, type Drawing } from './shape'

const icon = (d: string, ...more: Drawing): Drawing => [['K4', d], ...more]

/** Signs of the interface: one brush line each, in the color of the text around them. */
export const ICON = {
  undo: icon('M7 17h22c18 0 18 25 0 25H16M17 6L6 17l11 11'),
  close: icon('M9 9l30 30M39 9L9 39'),
  check: icon('M6 26l12 13L42 9'),
  plus: icon('M24 7v34M7 24h34'),
  minus: icon('M7 24h34'),
  left: icon('M30 7L13 24l17 17'),
  right: icon('M18 7l17 17-17 17'),
  up: icon('M7 30l17-17 17 17'),
  down: icon('M7 18l17 17 17-17'),
  menu: icon('M6 11h36M6 24h36M6 37h36'),
  fit: icon('M17 6H6v11M31 6h11v11M17 42H6V31M31 42h11V31'),
  talk: icon('M4 7h40v26H22L11 43V33H4zM13 16h22M13 24h14'),
  // a handshake; the rings are the sign of an alliance
  deal: icon(
    'M2 13l8-3 9 3h9l11-3 7 3M2 32l7 2 11 8c3 2 5-1 4-3 4 2 6-1 5-3 4 1 6-2 4-4 4 0 5-3 3-5L26 18l-7 5c-4 2-7-1-4-4l4-6M41 27l5-1',
  ),
  whisper: icon('M4 9h40v30H4zM4 10l20 17L44 10'),
  log: icon('M11 4h26v40H11zM18 14h12M18 23h12M18 32h8'),
  rules: icon('M24 12C18 6 10 5 3 6v33c7-1 15 0 21 5 6-5 14-6 21-5V6c-7-1-15 0-21 6zM24 12v32'),
  cards: icon('M4 12l20-6 8 31-20 6zM27 9h17v32h-9'),
  clans: icon('M6 46V4M6 6h14l-4 7 4 7H6M28 46V12M28 14h15l-4 7 4 7H28'),
  clock: icon('M24 12v13l9 6' + disc(20)),
  bell: icon('M8 36c5-4 4-9 5-16C14 12 18 8 24 8s10 4 11 12c1 7 0 12 5 16zM24 8V3M19 42c2 3 8 3 10 0'),
  gift: icon(
    'M6 18h36v9H6zM9 27h30v17H9zM24 18v26M24 18C12 18 12 6 18 6c5 0 6 7 6 12 0-5 1-12 6-12 6 0 6 12-6 12z',
  ),
  eye: icon('M2 24C12 8 36 8 46 24 36 40 12 40 2 24z' + disc(6)),
  hidden: icon('M2 24C12 8 36 8 46 24 36 40 12 40 2 24zM8 42L40 6'),
  lock: icon('M8 21h32v23H8zM14 21C14 2 34 2 34 21M24 29v7'),
  sound: icon('M5 18h8L25 7v34L13 30H5zM33 16c5 5 5 11 0 16M38 9c9 9 9 21 0 30'),
  mute: icon('M5 18h8L25 7v34L13 30H5zM33 18l12 12M45 18L33 30'),
  day: icon('M24 2v5M24 41v5M2 24h5M41 24h5M8 8l4 4M36 36l4 4M40 8l-4 4M12 36l-4 4' + disc(10)),
  night: icon('M40 31A19 19 0 0 1 20 5a20 20 0 1 0 20 26z'),
  settings: icon('M5 13h20M37 13h6M5 35h6M23 35h20' + disc(5.5, 31, 13) + disc(5.5, 17, 35)),
  language: icon('M3 24h42M24 3c12 12 12 30 0 42M24 3c-12 12-12 30 0 42' + disc(21)),
  help: icon('M16 17C16 5 34 6 33 17c-1 7-9 7-9 14', ['k', disc(3.2, 24, 41)]),
  info: icon('M18 20h7v19M17 39h16', ['k', disc(3.4, 24, 9)]),
  warning: icon('M24 5l21 37H3zM24 18v11', ['k', disc(2.8, 24, 35.5)]),
  search: icon('M31 31l13 13' + disc(14, 20, 20)),
  filter: icon('M4 7h40L29 26v17l-10-6V26z'),
  link: icon('M20 28l8-8M22 14l7-7c8-6 18 4 12 12l-7 7M26 34l-7 7c-8 6-18-4-12-12l7-7'),
  download: icon('M24 4v27M12 20l12 12 12-12M5 43h38'),
  play: [['k', 'M11 4l31 20-31 20z']],
  pause: [['k', 'M10 5h10v38H10zM28 5h10v38H28z']],
  skip: [['k', 'M5 5l18 19L5 43zM24 5l18 19-18 19zM41 5h4v38h-4z']],
  replay: icon('M8 8v12h12M9 19a18 18 0 1 1-3 12', ['k', 'M20 18l13 8-13 8z']),
  person: icon('M5 45c1-13 8-18 19-18s18 5 19 18z' + disc(9, 24, 13)),
  bot: [
    // a daruma
    ['K4', 'M24 3c13 0 20 9 20 22 0 12-8 20-20 20S4 37 4 25C4 12 11 3 24 3z'],
    ['K3', 'M12 20c0-6 24-6 24 0 2 9-4 14-12 14s-14-5-12-14zM20 42c2-2 6-2 8 0'],
    ['k', disc(3, 19, 23) + disc(3, 29, 23)],
  ],
  away: icon('M12 12h12L12 26h12M28 22h14L28 40h14'),
  online: [['k', disc(11)]],
  offline: icon('M4 18c12-11 28-11 40 0M11 27c8-7 18-7 26 0M6 44L42 6', ['k', disc(3.4, 24, 37)]),
  share: icon('M34 14L16 22M16 27l18 8' + disc(5, 38, 12) + disc(5, 11, 24) + disc(5, 38, 37)),
  chart: icon('M5 4v40h40M12 35l9-12 8 6L42 11'),
  home: icon('M3 20C12 18 20 12 24 5c4 7 12 13 21 15M9 20v23h30V20M20 43V31h8v12'),
  target: icon('M24 2v9M24 37v9M2 24h9M37 24h9' + disc(14)),
} satisfies Record<string, Drawing>

export type IconId = keyof typeof ICON
export const ICONS = Object.keys(ICON) as IconId[]
