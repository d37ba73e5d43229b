/** Which of my promises an answer would break, by patterns from the server, and promise states at the playback position. */
import type { Answer, Deals, Entry, PromiseView, PromiseWarning } from '../../wire/types'

type Values = Readonly<Record<string, unknown>>

/** Every key of the pattern must fit; null: the answer has no such key; `over` and `total_over` are limits of a bid. */
export function matches(pattern: Values, answer: Answer): boolean {
  const given = answer as unknown as Values
  return Object.entries(pattern).every(([key, wanted]) => {
    if (key === 'over')
      return Object.entries(wanted as Record<string, number>).some(
        ([advantage, most]) => Number(given[advantage]) > most,
      )
    if (key === 'total_over') {
      const bids = Object.values(given).filter((value) => typeof value === 'number')
      return bids.reduce((sum, bid) => sum + bid, 0) > Number(wanted)
    }
    return (given[key] ?? null) === wanted
  })
}

/** What a promise can be about. */
export type Subject = 'province' | 'mandate' | 'kami' | 'card'

/** The open promises about a province, a mandate, a kami, or a card. */
export const openAbout = ({ ledger }: Deals, subject: Subject, id: string): PromiseView[] =>
  ledger.flatMap(({ promises }) =>
    promises.filter(({ state, term }) => state === 'open' && (term as unknown as Values)[subject] === id),
  )

export const brokenBy = (answer: Answer, warnings: readonly PromiseWarning[]): PromiseWarning[] =>
  warnings.filter(({ patterns }) => patterns.some((pattern) => matches(pattern, answer)))

/**
 * The deals as the story has told them: what becomes of a promise in an entry still to be told has not happened yet, and
 * nothing is paid until the story has come to now.
 */
export function dealsAsTold(deals: Deals, all: readonly Entry[], told: readonly Entry[]): Deals {
  const [entries, events] = [new Set(told), new Set(told.flatMap((entry) => entry.events))]
  const known = new Set(told.flatMap(({ promises }) => promises ?? []))
  const rest = all.filter((entry) => !entries.has(entry))
  const next = Math.min(
    ...rest
      .flatMap((entry) => entry.events.filter((event) => !events.has(event)))
      .map(({ number }) => number),
  )
  const coming = new Set(
    rest.flatMap(({ promises }) => (promises ?? []).filter((one) => !known.has(one)).map(({ id }) => id)),
  )
  const open = { state: 'open', event: null, note: null, answered_by: null } as const
  return {
    ...deals,
    ledger: deals.ledger
      .filter(({ made }) => made.event <= next)
      .map((deal) => ({
        ...deal,
        promises: deal.promises.map((promise) => ({
          ...promise,
          ...(coming.has(promise.id) ? open : {}),
          due: null,
        })),
      })),
  }
}
