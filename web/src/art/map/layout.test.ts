import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../ids'
import { gameData } from '../../testing/game-data'
import { FIELD } from './coordinates'
import type { Point } from './geometry'
import { landAt } from '../../testing/province-at'
import { BORDERS, LAYOUT, LABEL_SIZE, ROUTES, WAR_BLOCK } from './layout'

const data = gameData()
const pairs = (list: readonly (readonly [string, string])[]): string[] =>
  list.map((pair) => [...pair].sort().join(' ')).sort()

const ends = (path: string): [Point, Point] => {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return [numbers.slice(0, 2), numbers.slice(-2)] as unknown as [Point, Point]
}

describe('who touches whom', () => {
  it('the borders of the drawing are those of the game', () => {
    expect(pairs(BORDERS.map(({ provinces }) => provinces))).toEqual(pairs(data.borders))
  })

  it('the shipping routes of the drawing are those of the game', () => {
    expect(pairs(ROUTES.map(({ provinces }) => provinces))).toEqual(pairs(data.shipping_routes))
  })

  it.each(ROUTES)('a route runs from land to land: $provinces', ({ provinces, path }) => {
    expect(ends(path).flatMap(landAt)).toEqual([...provinces])
  })
})

describe.each(PROVINCES.map((id) => [id] as const))('%s', (id) => {
  const { box, label, middle, path } = LAYOUT[id]

  it('is one closed line', () => {
    expect(path).toMatch(/^M[^Mz]+z$/)
    expect(path).not.toContain('NaN')
  })

  it('has its middle and its pieces on its own land', () => {
    const shares = [0.25, 0.5, 0.75]
    const places: Point[] = [
      middle,
      ...shares.flatMap((across) =>
        shares.map((down): Point => [box.x + box.w * across, box.y + box.h * down]),
      ),
    ]
    expect(places.map(landAt)).toEqual(places.map(() => [id]))
  })

  it('has its name on the field', () => {
    expect(label[0]).toBeGreaterThan(50)
    expect(label[0]).toBeLessThan(FIELD.width - 50)
    expect(label[1]).toBeGreaterThan(20)
    expect(label[1]).toBeLessThan(FIELD.height - 20)
  })
})

it('names, war numbers, and pieces keep off each other', () => {
  const boxes = PROVINCES.flatMap((id) => {
    const { label, box } = LAYOUT[id]
    const { w, h } = LABEL_SIZE
    return [
      {
        what: `${id} name and war number`,
        x: label[0] - w / 2 - WAR_BLOCK,
        y: label[1] - h / 2,
        w: w + WAR_BLOCK,
        h,
      },
      { what: `${id} pieces`, ...box },
    ]
  })
  const clashes = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => `${a.what} on ${b.what}`),
  )
  expect(clashes).toEqual([])
})
