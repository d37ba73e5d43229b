/** Groups the story for the log: by season, by phase, then by mandate turn, kami turn or war. */
import { aboutOf } from '../../words/telling'
import type { StoryItem } from '../../play/story'
import type { Clan, GameEvent } from '../../wire/types'
import type { EventKind, Phase, Season } from '../../wire/vocab'

/** What a line is about, to be shown on the board. */
export interface Highlight {
  readonly clans: readonly Clan[]
  /** Provinces, and kami for their shrines. */
  readonly places: readonly string[]
}

export interface Line {
  readonly item: StoryItem
  /** How far down the chain of causes, inside its group. */
  readonly depth: number
}

export interface Group {
  readonly key: string
  /** What the group is about; nothing for what happens between. */
  readonly head: GameEvent | null
  readonly lines: Line[]
}

export interface Chapter {
  readonly key: string
  readonly phase: Phase | null
  readonly groups: Group[]
}

export interface SeasonOf {
  readonly key: string
  readonly season: Season | null
  readonly chapters: Chapter[]
}

const HEADS: ReadonlySet<EventKind> = new Set<EventKind>(['mandate_turn', 'kami_turn', 'province_at_war'])
/** ChatMessage by what follows them. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>([
  'looked',
  'battle_ended',
  'season_started',
  'phase_started',
])
const DEEPEST = 2

class Grouping {
  readonly seasons: SeasonOf[] = []
  #depths = new Map<number, number>()

  #season(): SeasonOf {
    return this.seasons.at(-1) ?? this.#newSeason(null, 'before')
  }
  #newSeason(season: Season | null, key: string): SeasonOf {
    this.seasons.push({ key, season, chapters: [] })
    return this.seasons.at(-1) as SeasonOf
  }
  #chapter(): Chapter {
    return this.#season().chapters.at(-1) ?? this.#newChapter(null, `${this.#season().key}-start`)
  }
  #newChapter(phase: Phase | null, key: string): Chapter {
    this.#season().chapters.push({ key, phase, groups: [] })
    return this.#season().chapters.at(-1) as Chapter
  }
  #group(): Group {
    return this.#chapter().groups.at(-1) ?? this.#newGroup(null, `${this.#chapter().key}-start`)
  }
  #newGroup(head: GameEvent | null, key: string): Group {
    this.#depths.clear()
    if (head !== null) this.#depths.set(head.number, -1)
    this.#chapter().groups.push({ key, head, lines: [] })
    return this.#chapter().groups.at(-1) as Group
  }

  add(item: StoryItem): void {
    const { event } = item
    if (event === null) {
      this.#group().lines.push({ item, depth: 0 })
      return
    }
    if (event.kind === 'season_started') this.#newSeason(event.season, `s${event.number}`)
    else if (event.kind === 'phase_started') this.#newChapter(event.phase, `p${event.number}`)
    else if (HEADS.has(event.kind)) this.#newGroup(event, `g${event.number}`)
    else if (!SILENT.has(event.kind) || (event.kind === 'looked' && event.tiles !== null)) {
      this.#group().lines.push({ item, depth: this.#depth(event) })
    }
  }

  #depth(event: GameEvent): number {
    const above = event.parent === null ? undefined : this.#depths.get(event.parent)
    const depth = Math.min(above === undefined ? 0 : above + 1, DEEPEST)
    this.#depths.set(event.number, depth)
    return depth
  }
}

export function grouped(story: readonly StoryItem[]): SeasonOf[] {
  const grouping = new Grouping()
  for (const item of story) grouping.add(item)
  return grouping.seasons
}

function names(item: StoryItem, clan: Clan): boolean {
  return item.event === null ? item.entry.clan === clan : aboutOf(item.event).clans.includes(clan)
}

/** Only what is about one of these clans; none chosen means all. Groups that have nothing left are gone. */
export function filtered(seasons: readonly SeasonOf[], clans: ReadonlySet<Clan>): readonly SeasonOf[] {
  if (clans.size === 0) return seasons
  const kept = (group: Group): Group[] => {
    const lines = group.lines.filter(({ item }) => [...clans].some((clan) => names(item, clan)))
    return lines.length === 0 ? [] : [{ ...group, lines }]
  }
  return seasons.flatMap((season) => {
    const chapters = season.chapters.flatMap((chapter) => {
      const groups = chapter.groups.flatMap(kept)
      return groups.length === 0 ? [] : [{ ...chapter, groups }]
    })
    return chapters.length === 0 ? [] : [{ ...season, chapters }]
  })
}

export const countLines = (season: SeasonOf): number =>
  season.chapters.reduce(
    (sum, { groups }) => sum + groups.reduce((all, { lines }) => all + lines.length, 0),
    0,
  )

/** The last groups of a season, up to `most`, and whether that leaves any out. */
export function capped(season: SeasonOf, most: number): { season: SeasonOf; cut: boolean } {
  let room = most
  const chapters: Chapter[] = []
  for (const chapter of season.chapters.toReversed()) {
    if (room <= 0) break
    const groups = chapter.groups.slice(-room)
    room -= Math.max(groups.length, 1)
    chapters.unshift({ ...chapter, groups })
  }
  const all = season.chapters.reduce((sum, { groups }) => sum + groups.length, 0)
  const shown = chapters.reduce((sum, { groups }) => sum + groups.length, 0)
  return { season: { ...season, chapters }, cut: shown < all }
}
