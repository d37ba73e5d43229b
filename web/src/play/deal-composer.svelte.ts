/** Which deal is being written: panels ask for it, and the game screen shows the composer. */
import type { Clan, Offer, Term } from '../wire/types'
import type { Province } from '../wire/vocab'

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

/** A province to choose for a term: the map shows the possible ones, and a tap on one chooses it. */
export interface ProvinceQuestion {
  readonly provinces: ReadonlySet<Province>
  readonly chosen: Province
  readonly choose: (province: Province) => void
}

let draft = $state.raw<DealDraft | null>(null)
let asking = $state.raw<ProvinceQuestion | null>(null)

export const dealComposer = {
  get draft(): DealDraft | null {
    return draft
  },
  /** The province that is to be chosen on the map now. */
  get asking(): ProvinceQuestion | null {
    return asking
  },
  ask(question: ProvinceQuestion): void {
    asking = question
  },
  /** The map was tapped, or Enter pressed on it. Other provinces are ignored. */
  choose(province: Province): void {
    if (!asking?.provinces.has(province)) return
    asking.choose(province)
    asking = null
  },
  stopAsking(): void {
    asking = null
  },
  open(to: Clan): void {
    asking = null
    draft = { to, give: [], ask: [], until: 'turn', secret: false, counters: null }
  },
  /** A counteroffer starts with the terms of the offer, seen from the other side. An alliance stays on the maker's side. */
  counter({ id, from, give, ask, until, secret }: Offer): void {
    const alliance = give.filter(({ kind }) => kind === 'alliance')
    const get = give.filter(({ kind }) => kind !== 'alliance')
    asking = null
    draft = { to: from, give: [...alliance, ...ask], ask: get, until, secret, counters: id }
  },
  close(): void {
    asking = null
    draft = null
  },
}
