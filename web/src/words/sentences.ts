/** Sentences for events, bots' reasons, and log entries. */
import { placesOf, tellKept, tellPromise } from './deals'
import { bidWords, clanIn, listed, type Bid } from './formatting'
import { causeId } from './questions'
import { eventVariant } from './variants'
import { EVENTS, type EventKind } from '../wire/vocab'
import { isCustom } from '../lib/bot-names'
import { has, nameOf, t } from '../lib/i18n.svelte'
import type { Clan, Entry, GameEvent, PlaceView, PromiseChange, Reason } from '../wire/types'

export type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>
type Words = Record<string, string | number>
type Viewer = Clan | null

/** Who sits there: a person's own name, or what kind of bot it is. */
export function playerName(place: PlaceView): string {
  if (place.bot === null || place.name !== place.bot) return place.name
  if (isCustom(place.bot)) return place.bot
  const [level = '', style] = place.bot.split('/')
  return style === undefined ? t(`level-${level}`) : `${t(`style-${style}`)} · ${t(`level-${level}`)}`
}

function cardsIn(copies: Record<string, number>): string {
  return listed(
    Object.entries(copies).map(([card, count]) => {
      return count > 1 ? t('times', { what: nameOf.card(card), count }) : nameOf.card(card)
    }),
  )
}

const each =
  (name: (id: string) => string) =>
  (ids: unknown): string =>
    listed((ids as string[]).map(name))
const one =
  (name: (id: string) => string) =>
  (id: unknown): string =>
    name(id as string)

/** By the kind of a field: its value in words. Clans are handled separately, because the reader's own clan reads as “you”. */
const SAY: Record<string, (value: unknown) => string | number> = {
  province: one(nameOf.province),
  provinces: each(nameOf.province),
  place: (id) => t(`at-${String(id)}`),
  figure: one(nameOf.figure),
  card: one(nameOf.card),
  cards: (copies) => cardsIn(copies as Record<string, number>),
  tile: one(nameOf.mandate),
  tiles: each(nameOf.mandate),
  kami: one(nameOf.kami),
  kamis: each(nameOf.kami),
  advantage: one(nameOf.advantage),
  season: one(nameOf.season),
  phase: one(nameOf.phase),
  bid: (bid) => bidWords(bid as Bid),
  int: (amount) => Math.abs(amount as number),
  bool: String,
  text: (id) => (has(`set-${String(id)}`) ? t(`set-${String(id)}`) : String(id)),
}

function sayField(kind: string, value: unknown): string | number {
  const say = SAY[kind]
  if (say === undefined) throw new Error(`no words for a field of kind ${kind}`)
  return say(value)
}

/** Where an effect comes from, in words. */
export const causeIn = (cause: string): string => (has(causeId(cause)) ? t(causeId(cause)) : cause)

function wordsOf(event: GameEvent, me: Viewer): Words {
  const words: Words = { cause: causeIn(event.cause) }
  for (const [field, kind] of Object.entries(EVENTS[event.kind])) {
    const value = (event as unknown as Record<string, unknown>)[field]
    if (value === null) continue
    const bare = kind.replace('?', '')
    if (bare === 'clan') words[field] = clanIn(value as string, me)
    else if (bare === 'clans') words[field] = listed((value as string[]).map((clan) => clanIn(clan, me)))
    else words[field] = sayField(bare, value)
  }
  return words
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What an event tells, in one sentence without a full stop. */
export const tell = (event: GameEvent, me: Viewer): string => capital(toldIn(event, me))

const toldIn = (event: GameEvent, me: Viewer): string =>
  t(`event-${event.kind}${eventVariant(event)}`, wordsOf(event, me))

const REASON_NAMES: Record<string, (id: string, me: Viewer) => string> = {
  clan: clanIn,
  other: nameOf.clan,
  leader: nameOf.clan,
  province: nameOf.province,
  season: nameOf.season,
}

/** Why a bot did it, in its own words; nothing where we have none. */
export function tellReason(reason: Reason, me: Viewer): string | null {
  const id = `reason-${reason.kind}`
  if (!has(id)) return null
  const words: Words = {}
  for (const [name, value] of Object.entries(reason.args)) {
    words[name] =
      typeof value === 'number' ? value : (REASON_NAMES[name]?.(String(value), me) ?? String(value))
  }
  return t(id, words)
}

/** The sentence of an entry itself: a player joined, a seat changed hands, an answer was undone. */
export function tellEntry(entry: Entry, me: Viewer): string | null {
  const id = `entry-${entry.kind}`
  if (!has(id) || entry.facts['name'] === '') return null // the player in the tutorial has no name
  const { name = '', about, to = '', why = '' } = entry.facts as Record<string, string | undefined>
  const clan = entry.clan === null ? '' : clanIn(entry.clan, me)
  return capital(t(id, { clan, name, about: about === undefined ? '' : clanIn(about, me), to, why }))
}

/** What one sentence says: what became of a promise, an event, or an entry without events. */
export interface Told {
  readonly entry: Entry
  readonly event: GameEvent | null
  readonly promise?: PromiseChange | null
  readonly alsoKept?: readonly PromiseChange[]
}

/** The clan that accepted a deal, and whose offer it was: the sentence about what changes hands starts there. */
function acceptedBy({ entry, event }: Told): readonly [Clan, Clan] | null {
  const giver = entry.facts['with']
  if (entry.kind !== 'exchanged' || event === null || event !== entry.events[0]) return null
  return entry.clan === null || typeof giver !== 'string' ? null : [entry.clan, giver as Clan]
}

/** Whether an event of a deal only prepares the next one: nobody proposed the alliance that a deal makes. */
export const isFormal = ({ entry, event }: Told): boolean =>
  entry.kind === 'exchanged' && event?.kind === 'proposed' && event !== entry.events[0]

function tellAcceptance([clan, from]: readonly [Clan, Clan], event: GameEvent, me: Viewer): string {
  const words = { clan: clanIn(clan, me), from: clanIn(from, me) }
  if (event.kind === 'proposed') return capital(t('deal-accepts', words))
  return capital(t('deal-accepts-what', { ...words, what: toldIn(event, me) }))
}

/** What became of a promise, an event, or an entry without one, in one sentence; null where there is nothing to say. */
export function tellAny(told: Told, me: Viewer): string | null {
  const { entry, event, promise = null, alsoKept = [] } = told
  if (promise !== null && alsoKept.length > 0) return tellKept([promise, ...alsoKept], me)
  if (promise !== null) return tellPromise(promise, me)
  if (event === null) return tellEntry(entry, me)
  const accepted = acceptedBy(told)
  return accepted === null ? tell(event, me) : tellAcceptance(accepted, event, me)
}

/** Whom and what a sentence is about, for filters and to point it out on the board. */
export interface About {
  readonly clans: readonly Clan[]
  /** Provinces, and kami for their shrines. */
  readonly places: readonly string[]
}

/** The clans and places that an event names, for filters and highlights. */
export function aboutOf(event: GameEvent): About {
  const clans: Clan[] = []
  const places: string[] = []
  for (const [field, kind] of Object.entries(EVENTS[event.kind])) {
    const value = (event as unknown as Record<string, unknown>)[field]
    if (kind === 'clan') clans.push(value as Clan)
    else if (kind === 'clans' && event.kind !== 'honor') clans.push(...(value as Clan[]))
    else if (kind === 'province' || kind === 'place') places.push(value as string)
  }
  return { clans, places }
}

/** Whom and what a promise, an event, or an entry without one names. */
export function aboutAny(told: Told): About {
  const { entry, event, promise = null, alsoKept = [] } = told
  if (promise !== null) {
    const promises = [promise, ...alsoKept]
    const clans = new Set(promises.flatMap(({ by, to }) => [by, to]))
    return { clans: [...clans], places: promises.flatMap(({ term }) => placesOf(term)) }
  }
  if (event === null) return { clans: entry.clan === null ? [] : [entry.clan], places: [] }
  return {
    clans: [...new Set([...(acceptedBy(told) ?? []), ...aboutOf(event).clans])],
    places: aboutOf(event).places,
  }
}
