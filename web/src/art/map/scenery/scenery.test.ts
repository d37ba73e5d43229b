import { describe, expect, it } from 'vitest'
import { PROVINCES, SEASONS } from '../../ids'
import { mix } from '../../kit/palette'
import { expectValidSvg } from '../../../testing/svg'
import { LAYOUT } from '../layout'
import { landOf, SEASON_PALETTE } from './palette'
import { CASTLES, FORESTS, MOUNTAINS, PAGODAS, VILLAGES } from './places'
import { scenerySvg } from '.'

describe.each(SEASONS.map((season) => [season] as const))('%s', (season) => {
  it('is valid SVG', () => {
    expectValidSvg(scenerySvg(season, 'test'))
  })

  it('draws every province in its own wash', () => {
    const svg = scenerySvg(season, 'test')
    for (const id of PROVINCES) {
      expect(svg).toContain(`<path id="test-${id}" d="${LAYOUT[id].path}"/>`)
      expect(svg).toContain(`<use href="#test-${id}" fill="${landOf(id, SEASON_PALETTE[season])}"/>`)
    }
    expect(new Set(PROVINCES.map((id) => landOf(id, SEASON_PALETTE[season]))).size).toBe(PROVINCES.length)
  })

  it('is drawn once and kept', () => {
    expect(scenerySvg(season, 'kept')).toBe(scenerySvg(season, 'kept'))
  })

  it('is small enough to load on demand', () => {
    expect(scenerySvg(season, 'test').length).toBeLessThan(250_000)
  })
})

it('the four seasons differ', () => {
  expect(new Set(SEASONS.map((season) => scenerySvg(season, 'test'))).size).toBe(4)
})

it('two maps on one page share no ids', () => {
  const ids = (uid: string): string[] =>
    [...scenerySvg('spring', uid).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  expect(ids('a').length).toBeGreaterThan(5)
  expect(ids('a').filter((id) => ids('b').includes(id))).toEqual([])
})

it('leaves the middle of every province calm', () => {
  const standing = [...MOUNTAINS, ...FORESTS, ...VILLAGES, ...PAGODAS, ...CASTLES]
  for (const id of PROVINCES) {
    const [mx, my] = LAYOUT[id].middle
    const close = standing.filter(([x, y]) => Math.abs(x - mx) < 32 && Math.abs(y - my) < 20)
    expect([id, close]).toEqual([id, []])
  }
})

it('mixes colors', () => {
  expect([
    mix('#000000', '#ffffff', 0),
    mix('#000000', '#ffffff', 1),
    mix('#102030', '#304050', 0.5),
  ]).toEqual(['#000000', '#ffffff', '#203040'])
})
