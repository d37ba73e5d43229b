/** Which deals of the ledger are listed: those with a promise in that state, and with that clan. */
import type { Clan, LedgerEntry, PromiseView } from '../../../wire/types'

export type PromiseState = PromiseView['state']
export const STATES: readonly PromiseState[] = ['open', 'kept', 'broken', 'void']

interface LedgerFilter {
  /** Null: any clan. */
  readonly clan: Clan | null
  /** Null: any state, and deals without promises, too. */
  readonly state: PromiseState | null
}

/** The deals that are left, each with the promises that fit. */
export function filteredLedger(ledger: readonly LedgerEntry[], { clan, state }: LedgerFilter): LedgerEntry[] {
  return ledger.flatMap((entry) => {
    if (clan !== null && entry.from !== clan && entry.to !== clan) return []
    if (state === null) return [entry]
    const promises = entry.promises.filter((promise) => promise.state === state)
    return promises.length === 0 ? [] : [{ ...entry, promises }]
  })
}
