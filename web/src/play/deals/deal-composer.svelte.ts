/** Which deal is being written: panels ask for it, and the game screen shows the composer. */
import type { Clan, Offer, Term } from '../../wire/types'
import type { Kami, Province } from '../../wire/vocab'

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

/** A place to choose for a term: the board shows the possible ones, and a tap on one chooses it. */
interface PlaceQuestion<Place> {
  readonly places: ReadonlySet<Place>
  readonly chosen: Place
  readonly choose: (place: Place) => void
}

/** What is asked of one part of the board, if anything. */
class PlaceChoice<Place> {
  #asked = $state.raw<PlaceQuestion<Place> | null>(null)

  get asked(): PlaceQuestion<Place> | null {
    return this.#asked
  }
  ask(question: PlaceQuestion<Place>): void {
    if (question.places.size > 0) this.#asked = question
  }
  /** A place was tapped, or Enter pressed on it. Those that are not possible are ignored. */
  choose(place: Place): void {
    if (!this.#asked?.places.has(place)) return
    this.#asked.choose(place)
    this.#asked = null
  }
  stop(): void {
    this.#asked = null
  }
}

let draft = $state.raw<DealDraft | null>(null)
let partners = $state.raw<readonly Clan[]>([])

export const dealComposer = {
  get draft(): DealDraft | null {
    return draft
  },
  /** The province of a term, to be chosen on the map. */
  province: new PlaceChoice<Province>(),
  /** The kami of a term, whose shrine is to be chosen on the track. */
  kami: new PlaceChoice<Kami>(),
  stopAsking(): void {
    dealComposer.province.stop()
    dealComposer.kami.stop()
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
