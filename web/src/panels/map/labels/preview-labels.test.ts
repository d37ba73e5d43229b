import { expect, it } from 'vitest'
import { FIELD, LAYOUT } from '../../../art'
import { Play } from '../../../play/play.svelte'
import { settings } from '../../../lib/settings.svelte'
import { connect } from '../../../testing/fake-server'
import { moment } from '../../../testing/moments'
import type { Preview } from '../../../wire/types'
import { PROVINCES, type Province } from '../../../wire/vocab'
import {
  forceBoxes,
  nameBoxes,
  LABEL,
  previewLabelsOf,
  spread,
  type LabelItem,
  type PreviewLabels,
} from './preview-labels'

const item: LabelItem = {
  clan: 'koi',
  force: '',
  leads: false,
  changes: true,
  gains: [
    { token: 'vp', count: 1 },
    { token: 'coin', count: 2 },
  ],
}
const lateGame = (): { play: Play } => ({ play: new Play(connect(moment('late')).source) })
/** Everyone is rewarded everywhere. */
const everywhere: PreviewLabels = new Map(
  (Object.keys(PROVINCES) as Province[]).map((id) => [id, [item, { ...item, clan: 'lotus' }]]),
)

/** Where a figure could move from Kyushu, and what is paid on the way. */
const moves: PreviewLabels = new Map(
  (['hokkaido', 'kansai', 'nagato', 'shikoku'] as const).map((id) => [
    id,
    [{ ...item, force: '0 → 1', leads: true, gains: [{ token: 'coin', count: -1 }] }],
  ]),
)
/** Where two clans could summon. */
const summons: PreviewLabels = new Map(
  (Object.keys(PROVINCES) as Province[]).map((id) => [
    id,
    [
      { ...item, gains: [] },
      { ...item, clan: 'lotus', gains: [] },
    ],
  ]),
)

it.each([0.36, 0.5, 1])('no label lies over another at a scale of %s', (scale) => {
  const placed = spread(everywhere, scale)
  expect(placed).toHaveLength(8)
  const over = placed.flatMap((one, i) =>
    placed
      .slice(i + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) * scale < (one.row.width + other.row.width) / 2 &&
          Math.abs(one.y - other.y) * scale < LABEL.high,
      ),
  )
  expect(over).toEqual([])
  for (const { x, row } of placed) {
    expect(x * scale).toBeGreaterThanOrEqual(row.width / 2)
    expect((FIELD.width - x) * scale).toBeGreaterThanOrEqual(row.width / 2)
  }
})

const PHONE = 0.325 // pixels for a unit of the map, 390 pixels wide
it.each([
  ['en', PHONE],
  ['zh-Hant', PHONE],
  ['en', 0.36],
  ['zh-Hant', 0.36],
  ['en', 0.5],
  ['zh-Hant', 0.5],
  ['en', 1],
] as const)('in %s, no label lies over a force or a name at a scale of %s', (language, scale) => {
  settings.set({ language })
  const { play } = lateGame()
  const wars = Object.fromEntries(Object.keys(PROVINCES).map((id, i) => [id, i + 1]))
  const [forces, names] = [forceBoxes(play, scale), nameBoxes(wars, scale)]
  settings.set({ language: 'en' })
  expect(forces.length).toBeGreaterThan(8)
  for (const { row, x, y } of [moves, summons].flatMap((all) => spread(all, scale, forces, names))) {
    const [w, h] = [row.width / scale, LABEL.high / scale]
    const covered = [...forces, ...names].filter(
      (box) =>
        box.x < x + w / 2 && x - w / 2 < box.x + box.w && box.y < y + h / 2 && y - h / 2 < box.y + box.h,
    )
    expect(covered).toEqual([])
  }
})

it('on a small map a label names only what changes', () => {
  const stays = { ...item, clan: 'turtle', gains: [], force: '4', changes: false } as const
  const wide = (scale: number): number => spread(new Map([['edo', [item, stays]]]), scale)[0]?.row.width ?? 0
  expect(wide(0.36)).toBeLessThan(wide(1))
})

it('a label with room stands at the top of its province', () => {
  const [only] = spread(new Map([['edo', [item]]]), 0.36)
  expect(only?.y).toBe(LAYOUT.edo.box.y + 8)
})

it('a label of a Move with a toll has what is paid, if it is charged', () => {
  const change = { forces: { koi: { before: 0, after: 1 } }, leader: { before: null, after: 'koi' } }
  const toll = {
    clans: ['lotus'],
    cause: 'path-of-the-serpent',
    coins: 1,
    passes: true,
    provinces: { edo: change },
  }
  const considered = { parts: [], card: null, battle: null, provinces: {}, toll } as unknown as Preview
  const play = { me: 'koi', previews: { considered } } as unknown as Play
  expect(previewLabelsOf(play).get('edo')).toMatchObject([
    { clan: 'koi', force: '0 → 1', leads: true, gains: [{ token: 'coin', count: -1 }] },
  ])
})

it('a label over a battle has the forces of the battle', () => {
  const [from4, from1] = [
    { before: 4, after: 2 },
    { before: 1, after: 0 },
  ]
  const leader = { before: 'turtle', after: 'turtle' }
  const considered = {
    parts: [],
    card: null,
    toll: null,
    provinces: { edo: { forces: { turtle: from4, dragonfly: from1 }, leader } },
    battle: {
      province: 'edo',
      forces: { turtle: { before: 4, after: 4 }, dragonfly: from1 },
      winner: leader,
      decided: false,
    },
  } as unknown as Preview
  const play = { previews: { considered } } as unknown as Play
  const shown = previewLabelsOf(play).get('edo') ?? []
  expect(shown.map(({ clan, force }) => [clan, force])).toEqual([
    ['turtle', '4'],
    ['dragonfly', '1 → 0'],
  ])
})

/** Where my figures could be placed. */
const mine: PreviewLabels = new Map(
  (Object.keys(PROVINCES) as Province[]).map((id) => [id, [{ ...item, force: '0 → 1', gains: [] }]]),
)

it('a label beside its province has a line to it, and one over its province has none', () => {
  const names = nameBoxes({}, 0.36)
  for (const { province, row, x, y, to } of spread(mine, 0.36, [], names)) {
    const { box } = LAYOUT[province]
    const [w, h] = [row.width / 0.36 / 2, LABEL.high / 0.36 / 2]
    const over =
      Math.abs(x - box.x - box.w / 2) < w + box.w / 2 && Math.abs(y - box.y - box.h / 2) < h + box.h / 2
    expect(to === null, province).toBe(over)
    if (to === null) continue
    expect(to[0]).toBeGreaterThan(box.x)
    expect(to[0]).toBeLessThan(box.x + box.w)
    expect(to[1]).toBeGreaterThan(box.y)
    expect(to[1]).toBeLessThan(box.y + box.h)
  }
})

it('a small map leaves out the crest where all labels are about one clan', () => {
  const crests = (labels: PreviewLabels, scale: number): boolean[] =>
    spread(labels, scale).flatMap(({ row }) => row.placed.map(({ crest }) => crest))
  expect(crests(mine, 0.36)).not.toContain(true)
  expect(crests(mine, 1)).not.toContain(false)
  expect(crests(summons, 0.36)).not.toContain(false)
})
