/** Groups the story for the log: by season, then by mandate, Kami Turn, war, or the phase between them. */
import { aboutAny, isFormal, type EventOf } from '../../words/sentences'
import type { StoryItem } from '../../play/timeline/story'
import type { Clan, GameEvent } from '../../wire/types'
import type { EventKind, Season } from '../../wire/vocab'

export interface Line {
  readonly item: StoryItem
  /** How far down the chain of causes, inside its group. */
  readonly depth: number
}

type HeadKind = 'phase_started' | 'mandate_turn' | 'kami_turn' | 'province_at_war'

/** Tells the lines of a group apart. */
export const lineKey = ({ item: { entry, event, promise } }: Line): string =>
  promise !== undefined
    ? `p${promise.id}${promise.state}${entry.n}`
    : event === null
      ? `f${entry.n}`
      : `e${event.number}`

export interface Group {
  readonly key: string
  /** What the group is about; nothing before the first phase. */
  readonly head: EventOf<HeadKind> | null
  readonly lines: Line[]
}

export interface SeasonOf {
  readonly key: string
  readonly season: Season | null
  readonly groups: Group[]
}

const HEADS: ReadonlySet<EventKind> = new Set<HeadKind>([
  'phase_started',
  'mandate_turn',
  'kami_turn',
  'province_at_war',
])
const isHead = (event: GameEvent): event is EventOf<HeadKind> => HEADS.has(event.kind)
/** Events without a line of their own: later events say the same. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>(['looked', 'battle_ended'])
const MAX_DEPTH = 2

class Grouping {
  readonly seasons: SeasonOf[] = []
  #depths = new Map<number, number>()

  #season(): SeasonOf {
    return this.seasons.at(-1) ?? this.#newSeason(null, 'before')
  }
  #newSeason(season: Season | null, key: string): SeasonOf {
    this.seasons.push({ key, season, groups: [] })
    return this.seasons.at(-1) as SeasonOf
  }
  #group(): Group {
    return this.#season().groups.at(-1) ?? this.#newGroup(null, `${this.#season().key}-start`)
  }
  #newGroup(head: Group['head'], key: string): Group {
    this.#depths.clear()
    if (head !== null) this.#depths.set(head.number, -1)
    this.#season().groups.push({ key, head, lines: [] })
    return this.#season().groups.at(-1) as Group
  }

  add(item: StoryItem): void {
    const { event } = item
    if (isFormal(item)) return
    if (event === null) this.#group().lines.push({ item, depth: 0 })
    else if (event.kind === 'season_started') this.#newSeason(event.season, `s${event.number}`)
    else if (isHead(event)) this.#newGroup(event, `g${event.number}`)
    else if (event.kind === 'bid_revealed') this.#reveal(item, event)
    else if (!SILENT.has(event.kind) || (event.kind === 'looked' && event.tiles !== null))
      this.#group().lines.push({ item, depth: this.#depth(event) })
  }

  /** A bid takes the line that said that it was placed, which would say the same. */
  #reveal(item: StoryItem, event: EventOf<'bid_revealed'>): void {
    const { lines } = this.#group()
    const placed = lines.findIndex(
      ({ item: { event: past } }) => past?.kind === 'bid_sealed' && past.clan === event.clan,
    )
    if (placed >= 0) lines.splice(placed, 1)
    lines.push({ item, depth: this.#depth(event) })
  }

  #depth(event: GameEvent): number {
    const above = event.parent === null ? undefined : this.#depths.get(event.parent)
    const depth = Math.min(above === undefined ? 0 : above + 1, MAX_DEPTH)
    this.#depths.set(event.number, depth)
    return depth
  }
}

/** Whether to show the group: a phase without lines is left out. */
const hasPart = ({ head, lines }: Group): boolean => lines.length > 0 || head?.kind !== 'phase_started'

export function grouped(story: readonly StoryItem[]): SeasonOf[] {
  const grouping = new Grouping()
  for (const item of story) grouping.add(item)
  return grouping.seasons.map((season) => ({ ...season, groups: season.groups.filter(hasPart) }))
}

/** The group in which something happened last; drawing tiles is only the start of a mandate turn. */
export const currentOf = (seasons: readonly SeasonOf[]): Group | undefined =>
  seasons.at(-1)?.groups.findLast(({ lines }) => lines.some(({ item }) => item.event?.kind !== 'looked'))

const names = (item: StoryItem, clan: Clan): boolean => aboutAny(item).clans.includes(clan)

/** Only what is about one of these clans; none chosen means all. Groups that have nothing left are gone. */
export function filtered(seasons: readonly SeasonOf[], clans: ReadonlySet<Clan>): readonly SeasonOf[] {
  if (clans.size === 0) return seasons
  const kept = (group: Group): Group[] => {
    const lines = group.lines.filter(({ item }) => [...clans].some((clan) => names(item, clan)))
    return lines.length === 0 ? [] : [{ ...group, lines }]
  }
  return seasons.flatMap((season) => {
    const groups = season.groups.flatMap(kept)
    return groups.length === 0 ? [] : [{ ...season, groups }]
  })
}
