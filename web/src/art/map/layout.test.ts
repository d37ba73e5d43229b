import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../ids'
import { gameData } from '../../testing/emblem-drawings'
import { FIELD } from './arcs'
import type { Point } from './geometry'
import { landAt } from '../../testing/land'
import { BORDERS, LAYOUT, ROUTES, rows } from './layout'

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
    const places: Point[] = [
      middle,
      ...rows(box, 3).flatMap(({ x, y, w, h }): Point[] => [
        [x + w * 0.25, y + h / 2],
        [x + w * 0.75, y + h / 2],
      ]),
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

it('names, flags and pieces keep off each other', () => {
  const boxes = PROVINCES.flatMap((id) => {
    const { label, box, war } = LAYOUT[id]
    return [
      { what: `${id} name`, x: label[0] - 53, y: label[1] - 21, w: 106, h: 42 },
      { what: `${id} flag`, x: war[0] + 6, y: war[1], w: 30, h: 38 },
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

it('five clans still fit into every province', () => {
  for (const id of PROVINCES) {
    const last = rows(LAYOUT[id].box, 5).at(-1)
    expect((last?.y ?? 0) + (last?.h ?? 0)).toBeLessThanOrEqual(LAYOUT[id].box.y + LAYOUT[id].box.h + 0.01)
    expect(last?.h).toBeGreaterThanOrEqual(19)
  }
})
