/** Which deal is being written: panels ask for it, and the game screen shows the composer. */
import type { Clan, Offer, Term } from '../wire/types'
import type { Kami, Province } from '../wire/vocab'

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

/** A shrine to choose for a term: the track shows the possible ones. */
export interface ShrineQuestion {
  readonly shrines: ReadonlySet<Kami>
  readonly chosen: Kami
  readonly choose: (kami: Kami) => void
}

let draft = $state.raw<DealDraft | null>(null)
let asking = $state.raw<ProvinceQuestion | null>(null)
let askingShrine = $state.raw<ShrineQuestion | null>(null)
let partners = $state.raw<readonly Clan[]>([])

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
  /** The shrine that is to be chosen on the track now. */
  get askingShrine(): ShrineQuestion | null {
    return askingShrine
  },
  askShrine(question: ShrineQuestion): void {
    askingShrine = question
  },
  chooseShrine(kami: Kami): void {
    if (!askingShrine?.shrines.has(kami)) return
    askingShrine.choose(kami)
    askingShrine = null
  },
  stopAsking(): void {
    asking = null
    askingShrine = null
  },
  /** The clans of which one is to be chosen first; none while no choice is open. */
  get partners(): readonly Clan[] {
    return partners
  },
  /** An offer to one of these clans: with several, the player is asked which. */
  begin(clans: readonly Clan[]): void {
    const [first, ...others] = clans
    if (first === undefined) return
    if (others.length === 0) dealComposer.open(first)
    else partners = clans
  },
  stopChoosing(): void {
    partners = []
  },
  open(to: Clan): void {
    dealComposer.stopAsking()
    partners = []
    draft = { to, give: [], ask: [], until: 'turn', secret: false, counters: null }
  },
  /** A counteroffer starts with the terms of the offer, seen from the other side. An alliance stays on the maker's side. */
  counter({ id, from, give, ask, until, secret }: Offer): void {
    const alliance = give.filter(({ kind }) => kind === 'alliance')
    const get = give.filter(({ kind }) => kind !== 'alliance')
    dealComposer.stopAsking()
    partners = []
    draft = { to: from, give: [...alliance, ...ask], ask: get, until, secret, counters: id }
  },
  close(): void {
    dealComposer.stopAsking()
    partners = []
    draft = null
  },
}
