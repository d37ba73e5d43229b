/** Points by source, and points and honor over time, from the game's events. */
import type { Clan, GameEvent } from '../../wire/types'
import { VP_SOURCE_OF, VP_SOURCES, type Season, type VpCause } from '../../wire/vocab'

const SOURCES = [...VP_SOURCES, 'other'] as const
export type Source = (typeof SOURCES)[number]

const isCause = (cause: string): cause is VpCause => cause in VP_SOURCE_OF

export function sourceOf(cause: string): Source {
  return isCause(cause) ? VP_SOURCE_OF[cause] : 'other'
}

type Points = Partial<Record<Clan, number>>

/** Points by source and clan; sources that brought nobody anything are left out. */
export function pointsBySource(events: readonly GameEvent[]): [Source, Points][] {
  const found = new Map<Source, Points>(SOURCES.map((source) => [source, {}]))
  for (const event of events) {
    if (event.kind !== 'vp') continue
    const points = found.get(sourceOf(event.cause)) as Points
    points[event.clan] = (points[event.clan] ?? 0) + event.amount
  }
  return [...found].filter(([, points]) => Object.keys(points).length > 0)
}

/** One thing behind a source: a card, a province's token. Most points first. */
export function causesOf(events: readonly GameEvent[], source: Source, clan: Clan): [string, number][] {
  const sums = new Map<string, number>()
  for (const event of events) {
    if (event.kind !== 'vp' || event.clan !== clan || sourceOf(event.cause) !== source) continue
    sums.set(event.cause, (sums.get(event.cause) ?? 0) + event.amount)
  }
  return [...sums].sort(([, one], [, other]) => other - one)
}

export type Point = readonly [moment: number, value: number]

export interface Course {
  readonly length: number
  readonly seasons: readonly { readonly season: Season; readonly at: number }[]
  readonly vp: Readonly<Record<string, readonly Point[]>>
  readonly honor: Readonly<Record<string, readonly Point[]>>
}

/** Moments are events: a line changes where something happened. */
export function courseOf(events: readonly GameEvent[], clans: readonly Clan[]): Course {
  const vp = Object.fromEntries(clans.map((clan): [string, Point[]] => [clan, [[0, 0]]]))
  const honor = Object.fromEntries(clans.map((clan, i): [string, Point[]] => [clan, [[0, i + 1]]]))
  const seasons: { season: Season; at: number }[] = []
  events.forEach((event, at) => {
    if (event.kind === 'season_started') seasons.push({ season: event.season, at })
    if (event.kind === 'vp') {
      const line = vp[event.clan]
      line?.push([at, (line.at(-1)?.[1] ?? 0) + event.amount])
    }
    if (event.kind === 'honor') event.order.forEach((clan, i) => honor[clan]?.push([at, i + 1]))
  })
  for (const line of [...Object.values(vp), ...Object.values(honor)])
    line.push([events.length, line.at(-1)?.[1] ?? 0])
  return { length: events.length, seasons, vp, honor }
}

/** The value of a line at a moment. */
export const valueAt = (line: readonly Point[], moment: number): number =>
  line.findLast(([at]) => at <= moment)?.[1] ?? 0
