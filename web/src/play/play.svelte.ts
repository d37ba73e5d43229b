/** The table in play as one pair of eyes sees it: what is asked, what is picked, what is on its way to the server. */
import { untrack } from 'svelte'
import type { LiveTable } from './live-table.svelte'
import { sayError } from '../lib/error-text'
import type { Answer, Board, Clan, Decision, PlaceView, Update, View } from '../wire/types'
import { Choosing } from './choosing.svelte'
import { sortOf, type Thing } from '../words/things'
import type { Province } from '../wire/vocab'

/** Answers that show something to others, or end a turn: they are confirmed before they are sent. */
const CONFIRMED: ReadonlySet<Answer['kind']> = new Set(['mandate', 'buy', 'capture', 'kill', 'replace'])

const MANDATES: ReadonlySet<string | undefined> = new Set(['marshal', 'recruit', 'train', 'betray'])

export interface Marked {
  readonly clans: readonly Clan[]
  /** Provinces, and kami for their shrines. */
  readonly places: readonly string[]
}
const NOTHING: Marked = { clans: [], places: [] }
const MARK_TIME = 2500

export class Play {
  readonly live: LiveTable
  error = $state<string | null>(null)
  /** The entry that our last answer became; until it is shown, nothing can be answered. */
  #sent = $state(-1)
  #sending = $state(false)
  /** The province whose card is open. */
  shown = $state<Province | null>(null)
  /** After the end: the result, or the board as it was left. */
  resultShown = $state(true)
  /** Clans and places that somebody asked to be shown, for a moment. */
  marked = $state.raw<Marked>(NOTHING)
  #marking: ReturnType<typeof setTimeout> | undefined

  constructor(live: LiveTable) {
    this.live = live
  }

  /** While the socket opens anew the last that was told still stands. */
  #last: Update | null = null
  readonly update = $derived.by((): Update => {
    this.#last = this.live.update ?? this.#last
    if (this.#last === null) throw new Error('the table has not been told of yet')
    return this.#last
  })
  readonly view = $derived.by((): View => {
    if (this.update.view === null) throw new Error('no game runs at this table')
    return this.update.view
  })
  readonly board = $derived.by((): Board => {
    if (this.update.board === null) throw new Error('no game runs at this table')
    return this.update.board
  })
  readonly me = $derived<Clan | null>(this.view.me ?? null)
  readonly clans = $derived(Object.keys(this.view.players) as Clan[])
  readonly decision = $derived<Decision | null>(this.view.pending?.[0] ?? null)
  readonly busy = $derived(this.#sending || this.#sent > this.update.n)

  /** Changes with the question, not with what others do meanwhile. */
  readonly question = $derived(
    this.decision === null
      ? ''
      : `${this.decision.clan} ${this.decision.kind} ${this.update.asked[this.decision.clan]}`,
  )
  readonly choosing = $derived.by((): Choosing | null => {
    if (this.question === '') return null
    return untrack(() => {
      let last = this.decision
      const made = new Choosing(() => (last = this.decision ?? last) as Decision)
      made.begin()
      return made
    })
  })

  mark(what: Marked): void {
    clearTimeout(this.#marking)
    this.marked = what
    this.#marking = setTimeout(() => (this.marked = NOTHING), MARK_TIME)
  }

  place(clan: Clan): PlaceView | undefined {
    return this.update.table.places.find((place) => place.clan === clan)
  }

  lit(thing: Thing): boolean {
    return this.choosing?.lit.has(thing) ?? false
  }

  open(thing: Thing): boolean {
    return this.choosing?.open.has(thing) ?? false
  }

  picked(thing: Thing): boolean {
    return this.choosing?.picked.includes(thing) ?? false
  }

  /** Provinces to light: those that can be picked next. */
  readonly provinces = $derived(
    new Set(
      [...(this.choosing?.lit ?? [])].flatMap((thing) =>
        sortOf(thing) === 'province' ? [thing.slice(9) as Province] : [],
      ),
    ),
  )

  pick(thing: Thing): void {
    const answer = this.choosing?.pick(thing)
    if (answer) this.offer(answer)
  }

  /** Answer, after a confirmation where it takes one. */
  offer(answer: Answer): void {
    if (this.#confirmed(answer)) this.choosing?.hold(answer)
    else void this.answer(answer)
  }

  #confirmed(answer: Answer): boolean {
    return CONFIRMED.has(answer.kind) || (answer.kind === 'done' && this.idle)
  }

  /** Some of the mandate has been done, so that `done` may well be next. */
  readonly begun = $derived.by((): boolean => {
    const step = this.view.stack.at(-1)
    if (step?.kind === 'marshal') return step.moved > 0 || step.built
    return step?.kind === 'recruit' && step.summoned.length > 0
  })
  /** Nothing of it has, so that `done` would give it all away. */
  readonly idle = $derived(!this.begun && MANDATES.has(this.view.stack.at(-1)?.kind))

  async answer(answer: Answer): Promise<void> {
    if (this.me === null || this.busy) return
    await this.#send(() =>
      this.live.send({ kind: 'answer', seat: this.me as Clan, seen: this.update.n, answer }),
    )
  }

  async undo(): Promise<void> {
    if (this.me === null || this.busy) return
    await this.#send(() => this.live.send({ kind: 'undo', seat: this.me as Clan, seen: this.update.n }))
  }

  async #send(command: () => Promise<number>): Promise<void> {
    this.#sending = true
    this.error = null
    try {
      this.#sent = await command()
    } catch (error) {
      this.error = sayError(error)
      this.choosing?.back()
    } finally {
      this.#sending = false
    }
  }
}
