/**
 * Computes the view after some of an entry's events, to draw the board while the entry is still being played back. Forces
 * change once nothing that could change them is left in the entry (ADR 9).
 */
import type { Board, Clan, Entry, GameEvent, View } from '../../wire/types'
import { FORCE_EVENTS, type EventKind, type Phase, type Province } from '../../wire/vocab'
import { isRoutine, toldPart } from './beats'
import { toldIn, type Coming, type StoryMoment } from './moments'
import { piecesAfter } from './mid-entry-pieces'
import { playersAfter } from './mid-entry-players'

/** The Tea Ceremony has a panel that needs the whole moment. */
const phaseOf = (event: GameEvent): Phase | null =>
  event.kind === 'kami_turn'
    ? 'kami'
    : event.kind === 'phase_started' && event.phase !== 'tea'
      ? event.phase
      : null

type Laid = View['mandates'][number]
/** The tile of a turn: an announced one lies face down until it is laid, and can be another than the one announced. */
function tileOf(event: GameEvent, before: Laid | undefined): Laid | null {
  if (event.kind === 'mandate_announced')
    return { clan: event.clan, tile: event.tile, announce: event.announce }
  if (event.kind !== 'mandate_laid') return null
  return { clan: event.clan, tile: event.tile, announce: before?.announce ?? event.tile }
}

function laid(mandates: View['mandates'], events: readonly GameEvent[]): View['mandates'] {
  let found = mandates
  for (const event of events) {
    if (event.kind === 'season_started') found = []
    const at = 'turn' in event ? event.turn - 1 : 0
    const tile = tileOf(event, found[at])
    if (tile !== null && at <= found.length) found = [...found.slice(0, at), tile, ...found.slice(at + 1)]
  }
  return found
}

function allied(alliances: View['alliances'], events: readonly GameEvent[]): View['alliances'] {
  let found = alliances
  for (const event of events) {
    if (event.kind === 'allied') found = [...found, [event.clan, event.with]]
    if (event.kind === 'alliance_ended')
      found = found.filter((pair) => !(pair.includes(event.clan) && pair.includes(event.with)))
  }
  return found
}

/** The cards on display: a new season lays out others, and clans buy them. */
function displayed(display: View['display'], events: readonly GameEvent[]): View['display'] {
  let found = display
  for (const event of events) {
    if (event.kind === 'display_laid') found = event.cards
    if (event.kind !== 'acquired') continue
    const { [event.card]: count = 0, ...others } = found
    found = count > 1 ? { ...found, [event.card]: count - 1 } : others
  }
  return found
}

/** A view after some of the events that come next. */
export function viewAfter(view: View, events: readonly GameEvent[]): View {
  const honor = events.findLast((event) => event.kind === 'honor')
  const season = events.findLast((event) => event.kind === 'season_started')
  const wars = events.findLast((event) => event.kind === 'war_order')
  return {
    ...view,
    players: playersAfter(view, events),
    honor: honor?.kind === 'honor' ? honor.order : view.honor,
    season: season?.kind === 'season_started' ? season.season : view.season,
    phase: events.map(phaseOf).findLast((phase) => phase !== null) ?? view.phase,
    mandates: laid(view.mandates, events),
    alliances: allied(view.alliances, events),
    display: displayed(view.display, events),
    war: wars?.kind === 'war_order' ? wars.provinces : view.war,
    war_at: wars === undefined ? view.war_at : null,
  }
}

const TOKENS: ReadonlySet<EventKind> = new Set<EventKind>(['token_won'])
const FORCES: ReadonlySet<EventKind> = new Set<EventKind>(FORCE_EVENTS)

type ByClan<T> = Partial<Record<Clan, T>>

const clansOf = (events: readonly GameEvent[], kinds: ReadonlySet<EventKind>): Set<Clan> =>
  new Set(events.flatMap((event) => (kinds.has(event.kind) && 'clan' in event ? [event.clan] : [])))

function without<T>(all: ByClan<T>, clans: ReadonlySet<Clan>): ByClan<T> {
  const kept = Object.entries(all) as [Clan, T][]
  return Object.fromEntries(kept.filter(([clan]) => !clans.has(clan)))
}

/** What tokens are worth: of a clan that has won its last one of the entry, as in the next moment. */
function worthAfter(board: Board, coming: Coming, told: Entry, left: readonly GameEvent[]): Board['worth'] {
  const winners = clansOf(told.events, TOKENS)
  const others = new Set((Object.keys(board.worth) as Clan[]).filter((clan) => !winners.has(clan)))
  const next = without(coming.board.worth, new Set([...others, ...clansOf(left, TOKENS)]))
  return { ...without(board.worth, winners), ...next }
}

/** Projected scores after what has been told: those of the last event that changed them. */
function projectionAfter(board: Board, coming: Board, { events }: Entry): Board['projection'] {
  const last = events.at(-1)?.number ?? -1
  return coming.projections.findLast(({ number }) => number <= last)?.projection ?? board.projection
}

/**
 * The forces are those of the next moment once nothing changes them: the first wars can begin in the entry that moved
 * the last figure.
 */
function boardAfter(board: Board, coming: Coming, told: Entry): Board {
  const left = coming.entry.events.slice(told.events.length)
  const projection = projectionAfter(board, coming.board, told)
  const scored = { ...board, projection, worth: worthAfter(board, coming, told, left) }
  if (left.some(({ kind }) => FORCES.has(kind))) return scored
  const { forces, ranks, leaders, why, devotees } = coming.board
  return { ...scored, forces, ranks, leaders, why, devotees, wars: warsAfter(board, coming) }
}

/** The clan that wins the war token of a province in an entry. */
function winnerIn({ events }: Entry, province: Province): Clan | null {
  const won = events.find((event) => event.kind === 'token_won' && event.province === province)
  return won?.kind === 'token_won' ? won.clan : null
}

/** Upcoming wars, with the next moment's forces; wars decided in this entry get their result. */
function warsAfter({ wars }: Board, { board, entry }: Coming): Board['wars'] {
  const { wars: left, ranks, forces } = board
  return wars.map((war) => {
    const { province } = war
    const sides = ranks[province]
      .map((clan) => ({ clan, force: forces[province][clan] ?? 0, with_ronin: 0 }))
      .filter(({ force }) => force > 0)
    const decided = { ...war, battle: false, sides, winner: winnerIn(entry, province) }
    return left.find((one) => one.province === province) ?? decided
  })
}

/** Those who have not answered: the clan whose answer is being told is awaited no more. */
const stillAwaited = ({ view }: StoryMoment, { view: next, entry }: Coming): View['waiting'] =>
  view.waiting.filter((clan) => clan !== entry.clan && next.waiting.includes(clan))

/**
 * The moment to draw while the story shows a beat of the next one. `flying`: flights show the pieces of that beat, over
 * the board before it.
 */
export function partOf(drawn: StoryMoment, coming: Coming, at: number, flying = false): StoryMoment {
  const part = toldPart(coming.entry, coming.beats, at)
  const beat = coming.beats[at]
  const placed = flying ? toldPart(coming.entry, coming.beats, at - 1) : part
  const places = piecesAfter(drawn.view, placed.events)
  const waiting = stillAwaited(drawn, coming)
  return {
    ...drawn,
    view: { ...viewAfter(drawn.view, part.events), ...places, waiting },
    board: boardAfter(drawn.board, coming, part),
    part,
    beat: beat ?? null,
    told: toldIn(coming.entry, beat),
  }
}

/** The moments on the way from the one that is drawn to the next, both left out. */
export function partsOf(drawn: StoryMoment, coming: Coming): StoryMoment[] {
  if (isRoutine(coming.beats)) return []
  const last = coming.beats.length - 1
  // The last beat is what the next moment shows, unless it is a card.
  return coming.beats.flatMap((beat, i) => (i < last || beat.card !== null ? [partOf(drawn, coming, i)] : []))
}
