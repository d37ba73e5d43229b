/**
 * Labels over provinces: what the considered choice would change there, and where each label fits. All numbers come
 * from the server.
 */
import { BANNER, CHIP_SCALE, FIELD, labelBox, LAYOUT, MIN_TEXT, pack, type Box } from '../../../art'
import { nameOf } from '../../../lib/i18n.svelte'
import type { Play } from '../../../play/play.svelte'
import type { Clan, Preview } from '../../../wire/types'
import { PROVINCES, type Province } from '../../../wire/vocab'
import { signed } from '../../../words/formatting'
import { arrow, changeIn } from '../../previews/preview-items'

export interface LabelItem {
  readonly clan: Clan
  /** Force before and after, or as it stays; empty where it is not known. */
  readonly force: string
  /** It has the most force after that. */
  readonly leads: boolean
  /** Something changes for it; others are named for comparison. */
  readonly changes: boolean
  /** What it is rewarded with, or pays. */
  readonly gains: readonly { readonly token: 'vp' | 'coin' | 'ronin'; readonly count: number }[]
}
export type PreviewLabels = ReadonlyMap<Province, readonly LabelItem[]>
type Change = NonNullable<Preview['provinces'][Province]>

const IDS = Object.keys(PROVINCES) as Province[]

/** The clans whose force changes or counts in the battle there, and the one that then leads; nothing where all stays. */
function changed({ forces, leader }: Change): LabelItem[] {
  const moves = ({ before, after }: { before: unknown; after: unknown }): boolean => before !== after
  if (!Object.values(forces).some(moves) && !moves(leader)) return []
  const items = (Object.keys(forces) as Clan[]).map((clan) => {
    const force = forces[clan]
    const same = force?.before === force?.after
    return {
      clan,
      force: force === undefined ? '' : same ? String(force.after) : arrow(force),
      leads: leader.after === clan,
      changes: !same,
      gains: [],
    }
  })
  const ahead = leader.after
  if (ahead === null || items.some(({ clan }) => clan === ahead)) return items
  return [...items, { clan: ahead, force: '', leads: true, changes: leader.before !== ahead, gains: [] }]
}

/** The Move and its toll, if the clans that may charge for the route do so. */
function tolled(play: Play, { toll }: Preview, province: Province): LabelItem[] {
  const change = toll?.provinces[province]
  if (toll === null || change === undefined) return []
  const cost = { token: 'coin', count: -toll.coins } as const
  return changed(change).map((item) => (item.clan === play.me ? { ...item, gains: [cost] } : item))
}

/** Where each clan is rewarded, or could summon. */
function ofParts(play: Play, { parts }: Preview, province: Province): LabelItem[] {
  return parts.flatMap((part): LabelItem[] => {
    const here = 'provinces' in part && part.provinces.includes(province)
    if (!here || (part.mandate !== 'harvest' && part.mandate !== 'recruit')) return []
    const reward = play.board.harvest[part.clan]?.find((one) => one.province === province)
    const gains =
      part.mandate === 'recruit' || reward === undefined
        ? []
        : (
            [
              { token: 'vp', count: reward.vp },
              { token: 'coin', count: reward.coins },
              { token: 'ronin', count: reward.ronin },
            ] as const
          ).filter(({ count }) => count > 0)
    return [{ clan: part.clan, force: '', leads: false, changes: true, gains }]
  })
}

function itemsOf(play: Play, preview: Preview, province: Province): LabelItem[] {
  const change = changeIn(preview, province) ?? preview.card?.summons[province]
  if (preview.parts.length > 0) return ofParts(play, preview, province)
  if (preview.toll !== null) return tolled(play, preview, province)
  return change === undefined ? [] : changed(change)
}

/** By province: what the choice being considered would change; else, where it can be picked next, what that would. */
export function previewLabelsOf(play: Play): PreviewLabels {
  const { considered } = play.previews
  const found = IDS.map((province): [Province, LabelItem[]] => {
    if (considered !== null) return [province, itemsOf(play, considered, province)]
    const next = play.provinces.has(province) ? play.previews.toward(`province:${province}`) : null
    return [province, next === null ? [] : itemsOf(play, next, province)]
  })
  return new Map(found.filter(([, items]) => items.length > 0))
}

/** Provinces that the mandate being considered concerns: where anyone is rewarded, else where I could act. */
export function concerned(play: Play): ReadonlySet<Province> {
  const parts = play.previews.considered?.parts ?? []
  return new Set(
    parts.flatMap((part) =>
      'provinces' in part && (part.mandate === 'harvest' || part.clan === play.me) ? part.provinces : [],
    ),
  )
}

/** Pixels of a label, whatever the map's scale. */
export const LABEL = { high: 24, crest: 18, sign: 16, letter: MIN_TEXT * 0.62, gap: 6 } as const
/** Pixels between two labels. */
const APART = 2
/** How far inside its province the line of a label ends, as a part of its size. */
const INSIDE = 0.2

interface PlacedItem {
  readonly item: LabelItem
  readonly crest: boolean
  /** From the left edge of the label. */
  readonly at: number
  readonly gains: readonly {
    readonly token: 'vp' | 'coin' | 'ronin'
    readonly count: number
    readonly at: number
  }[]
}
export interface Row {
  readonly placed: readonly PlacedItem[]
  readonly width: number
}

/** The items of a label beside each other, with or without crests. Bold digits and arrows are about `letter` wide. */
export function rowOf(items: readonly LabelItem[], crests = true): Row {
  const { sign, letter, gap } = LABEL
  let at: number = gap
  const placed = items.map((item): PlacedItem => {
    const start = at
    const crest = crests || item.force.length + item.gains.length === 0
    at += (item.leads ? sign : 0) + (crest ? LABEL.crest + 2 : 0) + item.force.length * letter
    const gains = item.gains.map((gain) => {
      const from = at + 2
      at = from + letter * signed(gain.count).length + sign
      return { ...gain, at: from }
    })
    at += gap
    return { item, crest, at: start, gains }
  })
  return { placed, width: at }
}

interface PlacedLabel {
  readonly province: Province
  readonly row: Row
  /** Its middle, in map units. */
  readonly x: number
  readonly y: number
  /** Where its province is, if it lies outside. */
  readonly to: readonly [number, number] | null
}

/** Where crests and forces are drawn: a label must not hide the numbers that it is about. */
export function forceBoxes(play: Play, scale: number): Box[] {
  return IDS.flatMap((province) => {
    const packed = pack(play.rows(province), LAYOUT[province].box, scale)
    if (packed.kind === 'chips') return packed.chips.map(({ box }) => box)
    const [w, h] = [BANNER.width * packed.bannerScale, BANNER.height * packed.bannerScale]
    return packed.groups.flatMap(({ banner }) =>
      banner === null ? [] : [{ x: banner[0] - w / 2, y: banner[1] - h, w, h }],
    )
  })
}

/** Where the names of the provinces are, with their numbers in the order of war. */
export const nameBoxes = (wars: Readonly<Partial<Record<Province, number>>>, scale: number): Box[] =>
  IDS.map((id) => labelBox(id, nameOf.province(id), wars[id], scale))

/** On a small map only what changes: who leads and what stays can be seen beside it. */
function shortened(items: readonly LabelItem[]): readonly LabelItem[] {
  const changes = items.filter((item) => item.changes)
  return changes.length > 0 ? changes : items
}

/** The label of each province. On a small map without crests where all is about one clan. */
function rowsOf(labels: PreviewLabels, scale: number): Map<Province, Row> {
  const small = scale < CHIP_SCALE
  const items = [...labels].map(([id, all]) => [id, small ? shortened(all) : all] as const)
  const clans = new Set(items.flatMap(([, all]) => all.map(({ clan }) => clan)))
  return new Map(items.map(([id, all]) => [id, rowOf(all, !small || clans.size > 1)]))
}

/** The point of a province's box that is nearest to a label, a bit inside; none where the label lies over it. */
function nearest(province: Province, label: Box): readonly [number, number] | null {
  const { box } = LAYOUT[province]
  if (meet(box, label, 0)) return null
  const [dx, dy] = [box.w * INSIDE, box.h * INSIDE]
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to))
  return [
    within(label.x + label.w / 2, box.x + dx, box.x + box.w - dx),
    within(label.y + label.h / 2, box.y + dy, box.y + box.h - dy),
  ]
}

/** Pixels by which a label is moved, up or down and sideways, until it has a free place; and at most. */
const STEP = { x: 9, y: 3, most: 240 } as const
const steps = (by: number): number[] =>
  Array.from({ length: (2 * STEP.most) / by + 1 }, (_, i) => i * by - STEP.most)
type Way = readonly [number, number]
/** The nearest first. */
const WAYS: readonly Way[] = steps(STEP.x)
  .flatMap((dx) => steps(STEP.y).map((dy) => [dx, dy] as const))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))

/**
 * At the top of each province, or as near to it as neither another label, a force, nor a name lies below it. Where there
 * is no such place it may cover a name, but no number.
 */
export function spread(
  labels: PreviewLabels,
  scale: number,
  forces: readonly Box[] = [],
  names: readonly Box[] = [],
): PlacedLabel[] {
  const taken = [...forces]
  const [high, apart] = [LABEL.high / scale, APART / scale]
  const inside = (box: Box): boolean =>
    box.x >= apart &&
    box.y >= 0 &&
    box.x + box.w + apart <= FIELD.width &&
    box.y + box.h <= FIELD.height &&
    !taken.some((other) => meet(other, box, apart))
  const clear = (box: Box): boolean => inside(box) && !names.some((name) => meet(name, box, 0))
  const wanted = [...rowsOf(labels, scale)].map(([province, row]) => {
    const { box } = LAYOUT[province]
    const w = row.width / scale
    const x = Math.max(apart, Math.min(box.x + (box.w - w) / 2, FIELD.width - w - apart))
    return { province, row, box: { x, y: box.y + 8 - high / 2, w, h: high } }
  })
  return wanted
    .toSorted((a, b) => a.box.y - b.box.y)
    .map(({ province, row, box }) => {
      const at = ([dx, dy]: Way): Box => ({ ...box, x: box.x + dx / scale, y: box.y + dy / scale })
      const way = WAYS.find((one) => clear(at(one))) ?? WAYS.find((one) => inside(at(one)))
      const free = way === undefined ? box : at(way)
      taken.push(free)
      const middle = { x: free.x + free.w / 2, y: free.y + high / 2 }
      return { province, row, ...middle, to: nearest(province, free) }
    })
}

const meet = (a: Box, b: Box, apart: number): boolean =>
  a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart
