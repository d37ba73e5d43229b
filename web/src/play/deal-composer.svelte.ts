/** Which deal is being written: panels ask for it, and the game screen shows the composer. */
import type { Clan, Offer, Term } from '../wire/types'

export type Expiry = Offer['until']

/** A deal to write, empty or filled in. */
export interface DealDraft {
  readonly to: Clan
  readonly give: readonly Term[]
  readonly ask: readonly Term[]
  readonly until: Expiry
  readonly secret: boolean
  readonly counters: string | null
}

let draft = $state.raw<DealDraft | null>(null)

export const dealComposer = {
  get draft(): DealDraft | null {
    return draft
  },
  open(to: Clan): void {
    draft = { to, give: [], ask: [], until: 'turn', secret: false, counters: null }
  },
  /** A counteroffer starts with the terms of the offer, seen from the other side. An alliance stays on the maker's side. */
  counter({ id, from, give, ask, until, secret }: Offer): void {
    const alliance = give.filter(({ kind }) => kind === 'alliance')
    const get = give.filter(({ kind }) => kind !== 'alliance')
    draft = { to: from, give: [...alliance, ...ask], ask: get, until, secret, counters: id }
  },
  close(): void {
    draft = null
  },
}
