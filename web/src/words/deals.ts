/** Deals in words: terms, offers, and what became of promises. */
import { nameOf, t } from '../lib/i18n.svelte'
import type { Clan, LedgerEntry, Offer, PromiseChange, PromiseView, Term } from '../wire/types'
import { clanIn, factsOf } from './formatting'
import { termVariant } from './variants'

type Viewer = Clan | null
type Value = string | number | boolean | null

/** A value of a field, in words. */
export function valueIn(field: string, value: Value): string | number {
  if (typeof value === 'number') return value
  if (value === null) return t('deal-value-anywhere')
  switch (field) {
    case 'province':
      return nameOf.province(String(value))
    case 'mandate':
      return nameOf.mandate(String(value))
    case 'kami':
      return nameOf.kami(String(value))
    case 'card':
      return nameOf.card(String(value))
    case 'advantage':
      return value === 'any' ? t('deal-value-any') : nameOf.advantage(String(value))
    default:
      return t(`deal-value-${String(value)}`)
  }
}

/** What a clan would do for another, as a phrase: "stay out of Edo this season". */
export function phrase(term: Term, to: Clan, me: Viewer): string {
  const words: Record<string, string | number> = { to: clanIn(to, me) }
  for (const [name, value] of Object.entries(term) as [string, Value][]) {
    if (typeof value !== 'boolean' && name !== 'kind' && name !== 'until' && name !== 'after')
      words[name] = valueIn(name, value)
  }
  return t(`deal-term-${term.kind}${termVariant(term)}`, words)
}

/** The province or the shrine that a term is about. */
export function placesOf(term: Term): string[] {
  const place = 'province' in term ? term.province : 'kami' in term ? term.kami : null
  return place === null ? [] : [place]
}

/** "pay 2 Coins now, leave Edo and buy Courage". */
export function joined(phrases: readonly string[]): string {
  const before = phrases.slice(0, -1)
  const next = phrases.at(-1) ?? t('deal-nothing')
  if (before.length === 0) return next
  return t('deal-terms', { head: before.reduce((head, more) => t('list-more', { head, next: more })), next })
}

/** What one side does: "Koi: pay 2 Coins now". */
function side(clan: Clan, to: Clan, terms: readonly Term[], me: Viewer): string {
  return t('deal-side', {
    clan: clanIn(clan, me),
    terms: joined(terms.map((term) => phrase(term, to, me))),
  })
}

/** The whole deal in one line. */
export function dealIn(deal: Pick<Offer, 'from' | 'to' | 'give' | 'ask'>, me: Viewer): string {
  const { from, to, give, ask } = deal
  const sides = [
    ...(give.length > 0 ? [side(from, to, give, me)] : []),
    ...(ask.length > 0 ? [side(to, from, ask, me)] : []),
  ]
  return factsOf(sides)
}

/** Until when an offer stands; `turn` ends with the part of the game in which it is made. */
export function untilIn(until: Offer['until'], phase: string): string {
  const part = until === 'turn' && (phase === 'tea' || phase === 'war') ? `-${phase}` : ''
  return t(`deal-until-${until}${part}`)
}

/** What a clan pays another at once: the Coins and Ronin among its terms. */
export function paidIn(terms: readonly Term[]): { coins: number; ronin: number } {
  const sum = (kind: string): number =>
    terms.reduce((all, term) => all + (term.kind === kind && 'amount' in term ? term.amount : 0), 0)
  return { coins: sum('coins'), ronin: sum('ronin') }
}

/** The form of a kind of term, for its name: a kind may have several. */
export function formName(
  kind: string,
  fields: readonly { name: string; values: readonly Value[] }[],
): string {
  const only = (name: string): Value | undefined => fields.find((field) => field.name === name)?.values[0]
  const not = only('choose') === false || only('do') === false || only('buy') === false ? '-not' : ''
  const what = kind === 'give' ? (only('coins') === 0 ? '-ronin' : '-coins') : not
  return t(`deal-form-${kind}${what}`)
}

/** Why a promise ended as it did; nothing where there is no reason to give. After the game it is known who had a tile. */
export function noteIn({ note, had_tile }: Pick<PromiseChange, 'note' | 'had_tile'>): string | null {
  if (note === null) return null
  const known = had_tile == null ? note : had_tile ? 'had-tile' : 'no-tile'
  return t(`deal-note-${known}`)
}

/** "You promised the Koi that you would ...". */
export const promisedIn = ({ by, to, term }: PromiseView, me: Viewer): string =>
  t('deal-promised', { clan: clanIn(by, me), to: clanIn(to, me), phrase: phrase(term, to, me) })

/** What an entry made of a promise, as a sentence of the log. */
export function tellPromise(promise: PromiseChange, me: Viewer): string {
  const { by, to, term, state } = promise
  const words = { clan: clanIn(by, me), to: clanIn(to, me), phrase: phrase(term, to, me) }
  const note = state === 'kept' ? null : noteIn(promise)
  return factsOf([t(`deal-told-${state}`, words), ...(note === null ? [] : [note])])
}

/** Promises that were kept at the same time, in one line. */
export function tellKept(promises: readonly PromiseChange[], me: Viewer): string {
  const one = ({ by, to, term }: PromiseChange): string =>
    t('deal-kept-to', { clan: clanIn(by, me), to: clanIn(to, me), phrase: phrase(term, to, me) })
  return t('deal-kept-all', { promises: factsOf(promises.map(one)) })
}

/** How often a clan kept and broke its word, as far as this viewer knows. */
function recordOf(ledger: readonly LedgerEntry[], clan: Clan): { kept: number; broken: number } {
  const states = ledger.flatMap(({ promises }) => promises.filter(({ by }) => by === clan))
  const count = (wanted: string): number => states.filter(({ state }) => state === wanted).length
  return { kept: count('kept'), broken: count('broken') }
}

/** "Kept 3, broken 1"; null before the first promise has ended. */
export function recordIn(ledger: readonly LedgerEntry[], clan: Clan): string | null {
  const { kept, broken } = recordOf(ledger, clan)
  return kept + broken === 0 ? null : t('deal-record', { clan: nameOf.clan(clan), kept, broken })
}
