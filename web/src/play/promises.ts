/** Which of my promises an answer would break, by the patterns that the server sends with a question. */
import type { Answer, PromiseWarning } from '../wire/types'

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

export const brokenBy = (answer: Answer, warnings: readonly PromiseWarning[]): PromiseWarning[] =>
  warnings.filter(({ patterns }) => patterns.some((pattern) => matches(pattern, answer)))
