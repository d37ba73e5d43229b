import { describe, expect, it } from 'vitest'
import type { Figure } from '../../wire/vocab'
import { CLANS, PROVINCES, type ClanId } from '../ids'
import type { Spot } from '../kit/brush'
import { landAt } from '../../testing/province-at'
import { LAYOUT } from '../map/layout'
import { BANNER } from './banner'
import { CHIP_SCALE, pack, type Group, type Packed, type PackedGroup } from './pack'

type Pieces = Partial<Record<Figure, number>>
const group = (clan: ClanId | null, pieces: Pieces, leads = false): Group => ({
  clan,
  force: 1,
  leads,
  piles: Object.entries(pieces).map(([figure, count]) => ({ figure: figure as Figure, count })),
})
const HOKKAIDO = LAYOUT.hokkaido.box
const DESKTOP = 0.93

function groupsOf(packed: Packed): readonly PackedGroup[] {
  if (packed.kind !== 'figures') throw new Error('drawn as chips')
  return packed.groups
}
function one(pieces: Pieces): PackedGroup {
  const [only] = groupsOf(pack([group('koi', pieces)], HOKKAIDO, DESKTOP))
  if (only === undefined) throw new Error('nobody there')
  return only
}
const bannersOf = (packed: Packed): Spot[] =>
  groupsOf(packed).flatMap(({ banner }) => (banner === null ? [] : [banner]))

const MODEST: Pieces = { stronghold: 1, bushi: 2 }
const EVERYTHING: Pieces = { stronghold: 2, daimyo: 1, 'oni-of-blood': 1, shinto: 2, bushi: 6 }
const fiveClans = (pieces: Pieces): Group[] => CLANS.map((clan, i) => group(clan, pieces, i === 0))

describe("a clan's group", () => {
  it('is in order: banner, Stronghold, Daimyo, Monster, small figures', () => {
    const { banner, piles } = one({ bushi: 1, 'oni-of-blood': 1, shinto: 1, daimyo: 1, stronghold: 1 })
    expect(piles.map(({ figure }) => figure)).toEqual([
      'stronghold',
      'daimyo',
      'oni-of-blood',
      'bushi',
      'shinto',
    ])
    const xs = [banner?.[0] ?? NaN, ...piles.flatMap(({ spots }) => spots.map(([x]) => x))]
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
  })

  it.each([1, 2, 3])('draws all of %i equal figures', (count) => {
    const [bushi] = one({ bushi: count }).piles
    expect([bushi?.spots.length, bushi?.badge]).toEqual([count, null])
  })

  it.each([4, 6])('draws two of %i equal figures and their count', (count) => {
    const [bushi] = one({ bushi: count }).piles
    expect([bushi?.spots.length, bushi?.count]).toEqual([2, count])
    expect(bushi?.badge).not.toBeNull()
  })

  it('lets small figures overlap by a third', () => {
    const [bushi] = one({ bushi: 3 }).piles
    const [a, b] = bushi?.spots ?? []
    const packed = pack([group('koi', { bushi: 3 })], HOKKAIDO, DESKTOP)
    const scale = packed.kind === 'figures' ? packed.scale : NaN
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo((14 + 17) * scale * (2 / 3))
  })

  it('has no banner when nobody controls the kami', () => {
    const [, wild] = groupsOf(
      pack([group('koi', { bushi: 1 }), group(null, { bushi: 1 })], HOKKAIDO, DESKTOP),
    )
    expect([wild?.clan, wild?.banner]).toEqual([null, null])
  })
})

describe.each(PROVINCES.map((id) => [id] as const))('five clans in %s', (id) => {
  const { box } = LAYOUT[id]

  it.each([DESKTOP, 1.3])('are all shown at scale %d', (scale) => {
    expect(bannersOf(pack(fiveClans(MODEST), box, scale))).toHaveLength(5)
  })

  it('stand on their own land', () => {
    const spots = groupsOf(pack(fiveClans(MODEST), box, DESKTOP)).flatMap(({ piles }) =>
      piles.flatMap((pile) => pile.spots),
    )
    expect(spots.map(landAt)).toEqual(spots.map(() => [id]))
  })

  it('keep their feet inside the box', () => {
    const spots = groupsOf(pack(fiveClans(MODEST), box, DESKTOP)).flatMap(({ piles }) =>
      piles.flatMap((pile) => pile.spots),
    )
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThanOrEqual(box.x)
      expect(x).toBeLessThanOrEqual(box.x + box.w)
      expect(y).toBeGreaterThan(box.y)
      expect(y).toBeLessThanOrEqual(box.y + box.h + 0.01)
    }
  })

  it.each([MODEST, EVERYTHING])("never cover each other's numbers", (pieces) => {
    const packed = pack(fiveClans(pieces), box, DESKTOP)
    if (packed.kind === 'chips') {
      expect(packed.chips).toHaveLength(5)
      return
    }
    const [w, h] = [BANNER.width * packed.bannerScale, BANNER.sheet * packed.bannerScale]
    const banners = bannersOf(packed)
    const covered = banners.flatMap(([x, y], i) =>
      banners.slice(i + 1).filter(([u, v]) => Math.abs(x - u) < w - 0.01 && Math.abs(y - v) < h - 0.01),
    )
    expect(covered).toEqual([])
  })

  it('leave no number under 13 px', () => {
    const packed = pack(fiveClans({ bushi: 1 }), box, 0.8)
    expect(packed.kind === 'figures' && BANNER.number * packed.bannerScale * 0.8).toBeGreaterThanOrEqual(
      13 - 1e-9,
    )
  })
})

it('a row stands where it hides least of the row behind it', () => {
  const edo = LAYOUT.edo.box
  const [back, front] = groupsOf(
    pack(
      [group('koi', { stronghold: 1, daimyo: 1, bushi: 2 }), group('turtle', { komainu: 1 })],
      edo,
      DESKTOP,
    ),
  )
  const lion = front?.piles[0]?.spots[0]?.[0] ?? NaN
  const daimyo = back?.piles.find(({ figure }) => figure === 'daimyo')?.spots[0]?.[0] ?? NaN
  expect(Math.abs(lion - daimyo)).toBeGreaterThan(25)
})

describe('chips', () => {
  it('replace figures below a scale of 0.75', () => {
    expect(pack(fiveClans(MODEST), HOKKAIDO, CHIP_SCALE - 0.01).kind).toBe('chips')
    expect(pack([group('koi', MODEST)], HOKKAIDO, CHIP_SCALE).kind).toBe('figures')
  })

  it('replace figures that do not fit', () => {
    expect(pack(fiveClans(EVERYTHING), { x: 0, y: 0, w: 90, h: 60 }, 1).kind).toBe('chips')
  })

  it('say who leads, one per clan, without overlap', () => {
    const packed = pack(fiveClans(MODEST), HOKKAIDO, 0.4)
    const chips = packed.kind === 'chips' ? packed.chips : []
    expect(chips.map(({ clan, leads }) => [clan, leads])).toEqual(CLANS.map((clan, i) => [clan, i === 0]))
    const overlaps = chips.flatMap(({ box: a }, i) =>
      chips
        .slice(i + 1)
        .filter(({ box: b }) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
    )
    expect(overlaps).toEqual([])
  })
})

it('nobody there, nothing drawn', () => {
  expect(pack([], HOKKAIDO, 1)).toMatchObject({ kind: 'figures', groups: [] })
  expect(pack([group('koi', {})], HOKKAIDO, 1)).toMatchObject({ groups: [] })
})
