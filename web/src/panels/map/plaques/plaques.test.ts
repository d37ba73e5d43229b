import { expect, it } from 'vitest'
import { FIELD, LAYOUT } from '../../../art'
import type { Play } from '../../../play/play.svelte'
import type { Preview } from '../../../wire/types'
import { PROVINCES, type Province } from '../../../wire/vocab'
import { PLAQUE, plaquesOf, spread, type PlaqueItem, type Plaques } from './plaques'

const item: PlaqueItem = {
  clan: 'koi',
  force: '',
  leads: false,
  gains: [
    { token: 'vp', count: 1 },
    { token: 'coin', count: 2 },
  ],
}
/** Everyone is rewarded everywhere. */
const everywhere: Plaques = new Map(
  (Object.keys(PROVINCES) as Province[]).map((id) => [id, [item, { ...item, clan: 'lotus' }]]),
)

it.each([0.36, 0.5, 1])('no plaque lies over another at a scale of %s', (scale) => {
  const placed = spread(everywhere, scale)
  expect(placed).toHaveLength(8)
  const over = placed.flatMap((one, i) =>
    placed
      .slice(i + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) * scale < (one.row.width + other.row.width) / 2 &&
          Math.abs(one.y - other.y) * scale < PLAQUE.high,
      ),
  )
  expect(over).toEqual([])
  for (const { x, row } of placed) {
    expect(x * scale).toBeGreaterThanOrEqual(row.width / 2)
    expect((FIELD.width - x) * scale).toBeGreaterThanOrEqual(row.width / 2)
  }
})

it('a plaque with room stands at the top of its province', () => {
  const [only] = spread(new Map([['edo', [item]]]), 0.36)
  expect(only?.y).toBe(LAYOUT.edo.box.y + 8)
})

it('a plaque over a battle has the forces of the battle', () => {
  const [from4, from1] = [
    { before: 4, after: 2 },
    { before: 1, after: 0 },
  ]
  const leader = { before: 'turtle', after: 'turtle' }
  const considered = {
    parts: [],
    card: null,
    provinces: { edo: { forces: { turtle: from4, dragonfly: from1 }, leader } },
    battle: {
      province: 'edo',
      forces: { turtle: { before: 4, after: 4 }, dragonfly: from1 },
      winner: leader,
      decided: false,
    },
  } as unknown as Preview
  const play = { consequences: { considered } } as unknown as Play
  const shown = plaquesOf(play).get('edo') ?? []
  expect(shown.map(({ clan, force }) => [clan, force])).toEqual([
    ['turtle', '4'],
    ['dragonfly', '1 → 0'],
  ])
})
