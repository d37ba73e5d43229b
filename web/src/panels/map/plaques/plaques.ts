/**
 * Labels over provinces: what the considered choice would change there, and where each label fits. All numbers come
 * from the server.
 */
import { FIELD, LAYOUT, SMALLEST } from '../../../art'
import type { Play } from '../../../play/play.svelte'
import type { Clan, Preview } from '../../../wire/types'
import { PROVINCES, type Province } from '../../../wire/vocab'
import { arrow, changeIn } from '../../previews/effects'

export interface PlaqueItem {
  readonly clan: Clan
  /** Force before and after, or as it stays; empty where it is not known. */
  readonly force: string
  /** It has the most force afterwards. */
  readonly leads: boolean
  /** What it is rewarded with. */
  readonly gains: readonly { readonly token: 'vp' | 'coin' | 'ronin'; readonly count: number }[]
}
export type Plaques = ReadonlyMap<Province, readonly PlaqueItem[]>
type Change = NonNullable<Preview['provinces'][Province]>

const IDS = Object.keys(PROVINCES) as Province[]

/** The clans whose force changes or counts in the battle there, and the one that then leads; nothing where all stays. */
function changed({ forces, leader }: Change): PlaqueItem[] {
  const moves = ({ before, after }: { before: unknown; after: unknown }): boolean => before !== after
  if (!Object.values(forces).some(moves) && !moves(leader)) return []
  const items = (Object.keys(forces) as Clan[]).map((clan) => {
    const force = forces[clan]
    const same = force?.before === force?.after
    return {
      clan,
      force: force === undefined ? '' : same ? String(force.after) : arrow(force),
      leads: leader.after === clan,
      gains: [],
    }
  })
  const ahead = leader.after
  if (ahead === null || items.some(({ clan }) => clan === ahead)) return items
  return [...items, { clan: ahead, force: '', leads: true, gains: [] }]
}

/** Where each clan is rewarded, or could summon. */
function ofParts(play: Play, { parts }: Preview, province: Province): PlaqueItem[] {
  return parts.flatMap((part): PlaqueItem[] => {
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
    return [{ clan: part.clan, force: '', leads: false, gains }]
  })
}

function itemsOf(play: Play, preview: Preview, province: Province): PlaqueItem[] {
  const change = changeIn(preview, province) ?? preview.card?.summons[province]
  if (preview.parts.length > 0) return ofParts(play, preview, province)
  return change === undefined ? [] : changed(change)
}

/** By province: what the choice being considered would change; else, where it can be picked next, what that would. */
export function plaquesOf(play: Play): Plaques {
  const { considered } = play.consequences
  const found = IDS.map((province): [Province, PlaqueItem[]] => {
    if (considered !== null) return [province, itemsOf(play, considered, province)]
    const next = play.provinces.has(province) ? play.consequences.toward(`province:${province}`) : null
    return [province, next === null ? [] : itemsOf(play, next, province)]
  })
  return new Map(found.filter(([, items]) => items.length > 0))
}

/** Provinces that the mandate being considered concerns: where anyone is rewarded, else where I could act. */
export function concerned(play: Play): ReadonlySet<Province> {
  const parts = play.consequences.considered?.parts ?? []
  return new Set(
    parts.flatMap((part) =>
      'provinces' in part && (part.mandate === 'harvest' || part.clan === play.me) ? part.provinces : [],
    ),
  )
}

/** Pixels of a plaque, whatever the map's scale. */
export const PLAQUE = { high: 24, crest: 18, sign: 16, letter: SMALLEST * 0.62, gap: 6 } as const
/** Pixels between two plaques. */
const APART = 2

export interface PlacedItem {
  readonly item: PlaqueItem
  /** From the left edge of the plaque. */
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

/** The items of a plaque beside each other. Bold digits and arrows are about `letter` wide. */
export function rowOf(items: readonly PlaqueItem[]): Row {
  const { crest, sign, letter, gap } = PLAQUE
  let at: number = gap
  const placed = items.map((item): PlacedItem => {
    const start = at
    at += (item.leads ? sign : 0) + crest + 2 + item.force.length * letter
    const gains = item.gains.map((gain) => {
      const from = at + 2
      at = from + letter * (1 + String(gain.count).length) + sign
      return { ...gain, at: from }
    })
    at += gap
    return { item, at: start, gains }
  })
  return { placed, width: at }
}

export interface PlacedPlaque {
  readonly province: Province
  readonly row: Row
  /** Its middle, in map units. */
  readonly x: number
  readonly y: number
}

/** At the top of each province; on a map drawn small one plaque is pushed below another that would lie under it. */
export function spread(plaques: Plaques, scale: number): PlacedPlaque[] {
  const found: PlacedPlaque[] = []
  const wanted = [...plaques].map(([province, items]): PlacedPlaque => {
    const { box } = LAYOUT[province]
    const row = rowOf(items)
    const half = (row.width / 2 + APART) / scale
    const x = Math.max(half, Math.min(box.x + box.w / 2, FIELD.width - half))
    return { province, row, x, y: box.y + 8 }
  })
  const high = (PLAQUE.high + APART) / scale
  for (const plaque of wanted.toSorted((a, b) => a.y - b.y)) {
    let y = plaque.y
    for (const other of found.toSorted((a, b) => a.y - b.y)) {
      const wide = ((plaque.row.width + other.row.width) / 2 + APART) / scale
      if (Math.abs(plaque.x - other.x) < wide && Math.abs(y - other.y) < high) y = other.y + high
    }
    found.push({ ...plaque, y })
  }
  return found
}
