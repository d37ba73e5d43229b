/** A summary of the events a player missed while away, and which entry this browser showed last. */
import { store, stored } from '../../lib/browser/storage'
import type { Clan, Entry, GameEvent } from '../../wire/types'
import { eventsOf } from '../../play/timeline/story'
import type { EventKind } from '../../wire/vocab'

/** Events that the summary lists; the rest is in the log. */
const WORTH: ReadonlySet<EventKind> = new Set<EventKind>([
  'season_started',
  'allied',
  'alliance_ended',
  'gift',
  'mandate_laid',
  'mandate_announced',
  'replaced',
  'built',
  'acquired',
  'captured',
  'gift_won',
  'token_won',
  'game_ended',
])

interface MissedEvents {
  readonly entries: number
  readonly told: readonly GameEvent[]
  readonly more: number
  readonly vp: readonly (readonly [Clan, number])[]
}

export function missedEvents(missed: readonly Entry[], most = 10): MissedEvents {
  const events = eventsOf(missed)
  const worth = events.filter((event) => WORTH.has(event.kind))
  const vp = new Map<Clan, number>()
  for (const event of events) {
    if (event.kind === 'vp') vp.set(event.clan, (vp.get(event.clan) ?? 0) + event.amount)
  }
  return {
    entries: events.length,
    told: worth.slice(-most),
    more: Math.max(0, worth.length - most),
    vp: [...vp].filter(([, amount]) => amount !== 0),
  }
}

const KEY = 'hinode-seen'
const TABLES = 20

const seen = (): Record<string, number> => stored(KEY, {})

/** The last entry of a table that this browser has shown; nothing else of a game is kept. */
export const lastSeen = (table: string): number | null => seen()[table] ?? null

export function remember(table: string, n: number): void {
  const { [table]: _, ...others } = seen()
  const kept = Object.entries(others).slice(1 - TABLES)
  store(KEY, { ...Object.fromEntries(kept), [table]: n })
}
