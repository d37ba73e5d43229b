/**
 * What each option of my question would lead to. The server computes it; it is asked once per question, and only for a
 * question of my own. Until it has answered, and if it does not, the options are there without it.
 */
import type { Answer, Clan, Decision, Preview, Previews } from '../wire/types'
import type { Mandate } from '../wire/vocab'
import type { Selectable } from '../words/selectables'
import type { Choosing } from './choosing.svelte'

/** The question that is on the screen. */
export interface Asked {
  readonly seat: Clan
  /** Its name: clan, kind, and the entry at which it was asked. */
  readonly question: string
  readonly decision: Decision
  readonly choosing: Choosing
}
type Load = (seat: Clan) => Promise<Previews | null>

/** The same for the same answer, in any order of its fields. */
const keyOf = (answer: Answer): string =>
  JSON.stringify(Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1)))

export class OptionPreviews {
  #asked: () => Asked | null
  #load: Load
  /** What was asked for last: once, also if no answer came. */
  #wanted = ''
  #found = $state.raw<{ key: string; previews: Previews } | null>(null)
  #pointed = $state.raw<{ key: string; item: Selectable } | null>(null)

  constructor(asked: () => Asked | null, load: Load) {
    this.#asked = asked
    this.#load = load
  }

  /** The question with its options: a gift can change what may be answered. Offers at tea have no previews. */
  readonly #key = $derived.by((): string => {
    const asked = this.#asked()
    if (asked === null || asked.decision.kind === 'tea') return ''
    return asked.question + JSON.stringify(asked.decision)
  })

  /** Ask the server if there is a new question. */
  async ask(): Promise<void> {
    const [key, seat] = [this.#key, this.#asked()?.seat]
    if (key === '' || seat === undefined || this.#wanted === key) return
    this.#wanted = key
    try {
      const previews = await this.#load(seat)
      if (previews !== null && key === this.#wanted) this.#found = { key, previews }
    } catch {
      // without them the options are plain
    }
  }

  /** For the question on the screen; null while they are not known. */
  readonly all = $derived.by((): Previews | null =>
    this.#found !== null && this.#found.key === this.#key ? this.#found.previews : null,
  )
  readonly #byAnswer = $derived(
    new Map((this.all?.options ?? []).map((preview) => [keyOf(preview.answer), preview])),
  )

  of(answer: Answer): Preview | null {
    return this.#byAnswer.get(keyOf(answer)) ?? null
  }

  /** What that mandate would lead to, whichever tile of the hand is laid for it. */
  ofMandate(mandate: Mandate): Preview | null {
    const carriesOut = ({ answer }: Preview): boolean =>
      answer.kind === 'mandate' && (answer.announce ?? answer.tile) === mandate
    return this.all?.options.find(carriesOut) ?? null
  }

  /** What pointing at that item next would lead to. */
  toward(item: Selectable): Preview | null {
    const found = this.#asked()?.choosing.toward(item)
    return found ? this.of(found.answer) : null
  }

  /** Look at an item, by hovering over it, focusing it, or holding it. */
  point(item: Selectable): void {
    this.#pointed = { key: this.#key, item }
  }
  unpoint(item: Selectable): void {
    if (this.#pointed?.item === item) this.#pointed = null
  }
  /** The item being pointed at. */
  readonly pointed = $derived.by((): Selectable | null =>
    this.#pointed !== null && this.#pointed.key === this.#key ? this.#pointed.item : null,
  )

  /** What would happen by the answer that waits to be confirmed, is looked at, or is the only one left. */
  readonly considered = $derived.by((): Preview | null => {
    const choosing = this.#asked()?.choosing
    if (choosing === undefined) return null
    if (choosing.unconfirmed !== null) return this.of(choosing.unconfirmed)
    const looked = this.pointed === null ? null : this.toward(this.pointed)
    if (looked !== null || choosing.picked.length === 0) return looked
    const [only, ...others] = choosing.matching
    const left = choosing.complete ?? (others.length === 0 ? only : undefined)
    return left === undefined ? null : this.of(left.answer)
  })
}
