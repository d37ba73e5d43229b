/** Choosing an option of a decision by picking items one at a time. */
import type { Answer, Decision } from '../wire/types'
import type { Advantage } from '../wire/vocab'
import { kindOf, selectablesOf, type Selectable } from '../words/selectables'

export interface Option {
  readonly answer: Answer
  readonly items: readonly Selectable[]
}

const has = (option: Option, item: Selectable): boolean => option.items.includes(item)

/** Items filled in automatically if only one fits: the replacing figure, or the province of a Shinto that goes to a shrine. */
function follows(item: Selectable, picked: readonly Selectable[]): boolean {
  const kind = kindOf(item)
  return kind === 'with' || (kind === 'province' && picked.some((one) => kindOf(one) === 'shrine'))
}

export class Choosing {
  #decision: () => Decision
  picked = $state.raw<readonly Selectable[]>([])
  /** The answer that waits to be confirmed. */
  unconfirmed = $state.raw<Answer | null>(null)
  /** The Coins put on each advantage so far. */
  bid = $state<Record<Advantage, number>>({ seppuku: 0, hostage: 0, ronin: 0, poets: 0 })

  constructor(decision: () => Decision) {
    this.#decision = decision
  }

  readonly options = $derived.by((): readonly Option[] => {
    const decision = this.#decision()
    return (decision.options ?? []).map((answer) => ({ answer, items: selectablesOf(answer, decision) }))
  })

  /** Options that hold all that has been picked. */
  readonly matching = $derived(
    this.options.filter((option) => this.picked.every((item) => has(option, item))),
  )

  /** The items to highlight: the next pick of each matching option. */
  readonly lit = $derived.by((): ReadonlySet<Selectable> => {
    const next = this.matching.flatMap(
      (option) => option.items.find((item) => !this.picked.includes(item)) ?? [],
    )
    return new Set(next)
  })

  /** Everything that could be pointed at now, also out of turn: a shrine before the province. */
  readonly open = $derived.by((): ReadonlySet<Selectable> => {
    return new Set(
      this.matching.flatMap((option) => option.items.filter((item) => !this.picked.includes(item))),
    )
  })

  /** An option all of whose items are picked: what would be answered without pointing any further. */
  readonly complete = $derived(
    this.picked.length > 0
      ? (this.matching.find(({ items }) => items.length === this.picked.length) ?? null)
      : null,
  )

  /** The answer that pointing at this item next would come to; null where more would have to be chosen. */
  toward(item: Selectable): Option | null {
    const picked = this.#keeping(item)
    const fits = this.options.filter((option) => picked.every((one) => has(option, one)))
    const rest = (option: Option): Selectable[] => option.items.filter((one) => !picked.includes(one))
    // what is announced is carried out, whichever tile is played face down
    const open = (one: Selectable): boolean => kindOf(item) === 'announce' && kindOf(one) === 'tile'
    return fits.find((option) => rest(option).every((one) => follows(one, picked) || open(one))) ?? null
  }

  can(item: Selectable): boolean {
    return this.options.some((option) => has(option, item))
  }

  /**
   * Point at an item. Pointing at a picked one deselects it; at one that does not go with what is picked,
   * begins with it. Gives the answer once only one is left and nothing remains to be picked.
   */
  pick(item: Selectable): Answer | null {
    if (this.picked.includes(item)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(item))
      return null
    }
    if (!this.can(item)) return null
    this.picked = this.#keeping(item)
    const [only, ...more] = this.matching
    if (only === undefined || more.length > 0) return null
    return only.items.every((one) => this.picked.includes(one) || follows(one, this.picked))
      ? only.answer
      : null
  }

  /** Where there is only one item to begin with, or a usual one, it is picked already. */
  begin(): void {
    const first = [...this.lit].filter((item) => kindOf(item) !== 'say')
    const usual = first.find((item) => item === 'figure:bushi') ?? (first.length === 1 ? first[0] : undefined)
    if (usual !== undefined && kindOf(usual) === 'figure') this.picked = [usual]
  }

  /** The new item, after the earlier picks that are still compatible with it. */
  #keeping(item: Selectable): readonly Selectable[] {
    const fits = this.options.filter((option) => has(option, item))
    const kept: Selectable[] = []
    for (const old of this.picked) {
      if (fits.some((option) => [...kept, old].every((one) => has(option, one)))) kept.push(old)
    }
    return [...kept, item]
  }

  confirm(answer: Answer): void {
    this.unconfirmed = answer
  }

  /** One step back: from the confirmation, or the last item picked. */
  back(): boolean {
    if (this.unconfirmed !== null) {
      this.unconfirmed = null
      this.picked = []
      return true
    }
    if (this.picked.length === 0) return false
    this.picked = this.picked.slice(0, -1)
    return true
  }
}
