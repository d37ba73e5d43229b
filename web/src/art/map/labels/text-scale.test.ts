import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../lib/i18n.svelte'
import { settings, type Language } from '../../../lib/settings.svelte'
import { PROVINCES } from '../../ids'
import { FIELD } from '../coordinates'
import { LAYOUT } from '../layout'
import { enlarged, MIN_TEXT, wide } from './text-scale'

interface Spot {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
const around = (what: string, [x, y]: readonly [number, number], w: number, h: number): Spot => ({
  what,
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
})
const clashes = (spots: readonly Spot[]): string[] =>
  spots.flatMap((a, i) =>
    spots
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => `${a.what} on ${b.what}`),
  )

describe('what is written on the map', () => {
  it.each([0.3, 0.39, 0.67, 0.8, 1, 2])('can be read at %s pixels for a unit', (scale) => {
    expect(16 * enlarged(16, scale) * scale).toBeGreaterThanOrEqual(MIN_TEXT - 1e-9)
  })

  it('is not made smaller than it is drawn', () => {
    expect(enlarged(16, 4)).toBe(1)
  })
})

describe.each(['en', 'zh-Hant'] as const)('on a phone, in %s', (language: Language) => {
  const scale = 390 / FIELD.width
  const smallLabels = (): Spot[] => {
    settings.set({ language })
    return PROVINCES.map((id) =>
      around(`${id} name`, LAYOUT[id].smallLabel, (wide(nameOf.province(id)) + 28) / scale, 20 / scale),
    )
  }
  /** Five clans: two columns of three. */
  const chips = PROVINCES.map((id) => around(`${id} chips`, LAYOUT[id].middle, 68 / scale, 56 / scale))

  it('names and war numbers keep off each other and off the clans', () => {
    expect(clashes([...smallLabels(), ...chips])).toEqual([])
  })

  it('they are not cut off at the sides', () => {
    for (const { what, x, w } of smallLabels())
      expect([what, x > 0, x + w < FIELD.width]).toEqual([what, true, true])
  })
})
