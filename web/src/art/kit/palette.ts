/** The colors of each clan, and mixing of colors. */
import type { ClanId } from '../ids'

/** The colors of a clan's cloth. Owners show in cloth and base, so every figure takes one of these. */
export interface Cloth {
  readonly main: string
  readonly dark: string
  readonly light: string
  /** Crest and number on the main color. */
  readonly on: string
  /** Crest and edge on paper. */
  readonly text: string
}

export const CLOTH: Record<ClanId, Cloth> = {
  koi: { main: '#b8341b', dark: '#86210f', light: '#dd6a4a', on: '#fffaf0', text: '#b0311a' },
  lotus: { main: '#643480', dark: '#43205a', light: '#9466b0', on: '#fffaf0', text: '#6a3a86' },
  turtle: { main: '#4d6f31', dark: '#334c1e', light: '#7fa05a', on: '#fffaf0', text: '#45652b' },
  dragonfly: { main: '#7cc4d2', dark: '#3f8a9a', light: '#b4e2ea', on: '#14262b', text: '#15606f' },
  bonsai: { main: '#e0ad45', dark: '#a87717', light: '#f1cf83', on: '#2b1d08', text: '#855909' },
}

/** Cloth of figures that no clan owns: undyed hemp. */
export const UNDYED: Cloth = {
  main: '#cbb78c',
  dark: '#8f7a4e',
  light: '#e6d8b4',
  on: '#2b1d08',
  text: '#6b5a38',
}

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** From color a (share 0) to color b (share 1); both as #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b)
  const mixed = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * share))
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}
