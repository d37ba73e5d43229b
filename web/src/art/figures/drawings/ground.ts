/** What figures stand on: the base in the clan's shape, and the cloud under a kami. */
import { BASE } from '../../draw/clans'
import type { ClanId } from '../../ids'
import { ellipse, INK, inked, short, stroke } from '../../kit/brush'
import { CLOTH } from '../../kit/palette'

/** Bases lie flat: seen from above at an angle. */
const TILT = 0.42

/** The clan's base shape as a low plinth with its shadow. */
export function plinth(clan: ClanId, width: number): string {
  const { main, dark } = CLOTH[clan]
  const scale = width / 48
  const layer = (dy: number, fill: string, edge: number): string =>
    `<path d="${BASE[clan]}" transform="translate(0 ${dy}) scale(${short(scale * 100) / 100} ${short(scale * TILT * 100) / 100}) translate(-24 -24)" fill="${fill}" stroke="${INK}" stroke-width="${short(edge / scale)}"/>`
  return (
    ellipse(1.5, 3.5, width * 0.55, width * 0.22, INK, 0.28) + layer(2.6, dark, 1.6) + layer(0, main, 1.25)
  )
}

/** The cloud a kami stands on. */
export const cloud = (fill: string): string =>
  ellipse(1, 4, 30, 6, INK, 0.25) +
  inked('M-30 0q-9-1-8-7 2-6 9-4 3-7 11-5 6-5 13-1 8-5 14 1 8-3 11 3 8-2 9 5 1 7-8 8z', fill, 1.7) +
  stroke('M-24-4q4-4 8 0M-6-6q5-4 9 1M14-5q5-4 8 1', 1.1)
