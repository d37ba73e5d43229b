/**
 * The breakpoints of every layout, in pixels of width. App.svelte writes them to `<html data-below="…">`, so styles use
 * `[data-below~='phone']` instead of media queries of their own.
 */
import { innerWidth } from 'svelte/reactivity/window'

export const BREAKPOINTS = {
  /** One column, a sheet at the bottom. */
  phone: 700,
  /** Pages stack their columns. */
  narrow: 960,
  /** The board without a column for the clans. */
  tablet: 1100,
  /** The board with tight tracks. */
  laptop: 1400,
  /** Wider columns beside the board. */
  wide: 1700,
} as const
type Breakpoint = keyof typeof BREAKPOINTS

const NAMES = Object.keys(BREAKPOINTS) as Breakpoint[]

export const viewport = {
  /** Whether the window is narrower than that breakpoint. */
  below: (name: Breakpoint): boolean => (innerWidth.current ?? BREAKPOINTS.tablet) < BREAKPOINTS[name],
  /** All breakpoints above the window's width, for `data-below`. */
  get names(): string {
    return NAMES.filter((name) => viewport.below(name)).join(' ')
  },
}
