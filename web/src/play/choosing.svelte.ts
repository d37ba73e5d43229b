/** Choosing an option of a decision by picking things one at a time. */
import type { Answer, Decision } from '../wire/types'
import type { Advantage } from '../wire/vocab'
import { kindOf, thingsOf, type Thing } from '../words/selectables'

export interface Option {
  readonly answer: Answer
  readonly things: readonly Thing[]
}

const has = (option: Option, thing: Thing): boolean => option.things.includes(thing)

/** Items filled in automatically if only one fits: the replacing figure, or the province of a Shinto that goes to a shrine. */
function follows(thing: Thing, picked: readonly Thing[]): boolean {
  const kind = kindOf(thing)
  return kind === 'with' || (kind === 'province' && picked.some((one) => kindOf(one) === 'shrine'))
}

export class Choosing {
  #decision: () => Decision
  picked = $state.raw<readonly Thing[]>([])
  /** The answer that waits to be confirmed. */
  unconfirmed = $state.raw<Answer | null>(null)
  /** The Coins put on each advantage so far. */
  bid = $state<Record<Advantage, number>>({ seppuku: 0, hostage: 0, ronin: 0, poets: 0 })

  constructor(decision: () => Decision) {
    this.#decision = decision
  }

  readonly options = $derived.by((): readonly Option[] => {
    const decision = this.#decision()
    return (decision.options ?? []).map((answer) => ({ answer, things: thingsOf(answer, decision) }))
  })

  /** Options that hold all that has been picked. */
  readonly matching = $derived(
    this.options.filter((option) => this.picked.every((thing) => has(option, thing))),
  )

  /** What comes next in them: the things to light up. */
  readonly lit = $derived.by((): ReadonlySet<Thing> => {
    const next = this.matching.flatMap(
      (option) => option.things.find((thing) => !this.picked.includes(thing)) ?? [],
    )
    return new Set(next)
  })

  /** Everything that could be pointed at now, also out of turn: a shrine before the province. */
  readonly open = $derived.by((): ReadonlySet<Thing> => {
    return new Set(
      this.matching.flatMap((option) => option.things.filter((thing) => !this.picked.includes(thing))),
    )
  })

  /** An option all of whose things are picked: what would be answered without pointing any further. */
  readonly complete = $derived(
    this.picked.length > 0
      ? (this.matching.find(({ things }) => things.length === this.picked.length) ?? null)
      : null,
  )

  /** The answer that pointing at this thing next would come to; null where more would have to be chosen. */
  toward(thing: Thing): Option | null {
    const picked = this.#keeping(thing)
    const fits = this.options.filter((option) => picked.every((one) => has(option, one)))
    const rest = (option: Option): Thing[] => option.things.filter((one) => !picked.includes(one))
    // what is announced is carried out, whichever tile is played face down
    const open = (one: Thing): boolean => kindOf(thing) === 'announce' && kindOf(one) === 'tile'
    return fits.find((option) => rest(option).every((one) => follows(one, picked) || open(one))) ?? null
  }

  can(thing: Thing): boolean {
    return this.options.some((option) => has(option, thing))
  }

  /**
   * Point at a thing. Pointing at a picked one deselects it; at one that does not go with what is picked,
   * begins with it. Gives the answer once only one is left and nothing remains to be picked.
   */
  pick(thing: Thing): Answer | null {
    if (this.picked.includes(thing)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(thing))
      return null
    }
    if (!this.can(thing)) return null
    this.picked = this.#keeping(thing)
    const [only, ...more] = this.matching
    if (only === undefined || more.length > 0) return null
    return only.things.every((one) => this.picked.includes(one) || follows(one, this.picked))
      ? only.answer
      : null
  }

  /** Where there is only one thing to begin with, or a usual one, it is picked already. */
  begin(): void {
    const first = [...this.lit].filter((thing) => kindOf(thing) !== 'say')
    const usual =
      first.find((thing) => thing === 'figure:bushi') ?? (first.length === 1 ? first[0] : undefined)
    if (usual !== undefined && kindOf(usual) === 'figure') this.picked = [usual]
  }

  /** The new item, after the earlier picks that are still compatible with it. */
  #keeping(thing: Thing): readonly Thing[] {
    const fits = this.options.filter((option) => has(option, thing))
    const kept: Thing[] = []
    for (const old of this.picked) {
      if (fits.some((option) => [...kept, old].every((one) => has(option, one)))) kept.push(old)
    }
    return [...kept, thing]
  }

  confirm(answer: Answer): void {
    this.unconfirmed = answer
  }

  /** One step back: from the confirmation, or the last thing picked. */
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
