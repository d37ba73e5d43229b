/** The game as one seat sees it: the question, what has been picked so far, and the answer on its way to the server. */
import { untrack } from 'svelte'
import { errorText } from '../lib/error-text'
import type {
  Answer,
  Board,
  Clan,
  Decision,
  PlaceView,
  Preview,
  PromiseView,
  PromiseWarning,
  Update,
  View,
} from '../wire/types'
import type { Figure, Kami, Province } from '../wire/vocab'
import type { About } from '../words/sentences'
import { idOf, kindOf, type Selectable } from '../words/selectables'
import { allyOf } from './alliances'
import { brokenBy, openAbout, type Subject } from './deals/promises'
import { Choosing } from './choosing.svelte'
import { OptionPreviews } from './previews.svelte'
import { figureKey, rowsOf, type Row } from './pieces'
import type { TableSource } from './sources/table-source'
import { Director } from './timeline/director.svelte'

/** Answers that the player confirms before they are sent. */
const CONFIRMED: ReadonlySet<Answer['kind']> = new Set(['mandate', 'buy', 'capture', 'kill', 'replace'])

const MANDATE_STEPS: ReadonlySet<string | undefined> = new Set(['marshal', 'recruit', 'train', 'betray'])

const NOTHING: About = { clans: [], places: [] }
const HIGHLIGHT_TIME = 2500

export class Play {
  /** Tells the story of the table; `source` is the same, for panels that only read the table. */
  readonly director: Director
  readonly source: TableSource
  #error = $state<string | null>(null)
  /** The entry that our last answer became; nothing can be answered until that entry is shown. */
  #sent = $state(-1)
  #sending = $state(false)
  #openProvince = $state<Province | null>(null)
  #resultShown = $state(true)
  #highlight = $state.raw<About>(NOTHING)
  #highlighting: ReturnType<typeof setTimeout> | undefined

  constructor(source: TableSource) {
    this.director = source instanceof Director ? source : new Director(source)
    this.source = this.director
  }

  /** While the socket reconnects, the last update is shown. */
  #last: Update | null = null
  readonly update = $derived.by((): Update => {
    this.#last = this.source.update ?? this.#last
    if (this.#last === null) throw new Error('the table has sent no update yet')
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
  /** The clans of the battle that is being fought. */
  readonly fighters = $derived<readonly Clan[]>(
    this.view.stack.find((step) => step.kind === 'battle')?.clans ?? [],
  )
  readonly decision = $derived<Decision | null>(this.view.pending?.[0] ?? null)
  readonly busy = $derived(this.#sending || this.#sent > this.update.n)

  /** Changes with the question, not with what others do meanwhile. */
  readonly question = $derived(
    this.decision === null
      ? ''
      : `${this.decision.clan} ${this.decision.kind} ${this.update.asked[this.decision.clan]}`,
  )
  /** While the story plays there is no question; what was picked is there again when it comes back. */
  #chosen: { question: string; choosing: Choosing } | null = null
  readonly choosing = $derived.by((): Choosing | null => {
    const { question } = this
    if (question === '') return null
    if (this.#chosen?.question === question) return this.#chosen.choosing
    return untrack(() => {
      let last = this.decision
      const choosing = new Choosing(() => (last = this.decision ?? last) as Decision)
      choosing.begin()
      this.#chosen = { question, choosing }
      return choosing
    })
  })

  /** What the options of my question would lead to. */
  readonly previews = new OptionPreviews(
    () => {
      const { me: seat, question, decision, choosing } = this
      return seat === null || decision === null || choosing === null
        ? null
        : { seat, question, decision, choosing }
    },
    (seat) => this.source.loadPreviews?.(seat) ?? Promise.resolve(null),
  )

  /** Why the last answer was refused; null once that is read. */
  get error(): string | null {
    return this.#error
  }
  dismissError(): void {
    this.#error = null
  }

  /** The province whose card is open. */
  get openProvince(): Province | null {
    return this.#openProvince
  }
  showProvince(province: Province | null): void {
    this.#openProvince = province
  }
  toggleProvince(province: Province): void {
    this.#openProvince = this.#openProvince === province ? null : province
  }

  /** After the end: whether the result covers the board. */
  get resultShown(): boolean {
    return this.#resultShown
  }
  showResult(shown: boolean): void {
    this.#resultShown = shown
  }

  /** Clans and places to point out just now. */
  get highlighted(): About {
    return this.#highlight
  }
  highlight(what: About): void {
    clearTimeout(this.#highlighting)
    this.#highlight = what
    this.#highlighting = setTimeout(() => (this.#highlight = NOTHING), HIGHLIGHT_TIME)
  }

  /** How many figures of a pile are drawn in their place: all but those on their way there. */
  present(clan: Clan | null, figure: Figure, place: Province | Kami, count: number): number {
    return Math.max(0, count - this.director.hidden(figureKey(clan, figure, place)))
  }
  /** The pieces of a province to draw, a row for each clan. */
  rows(province: Province): Row[] {
    return rowsOf(this.view, this.board, province)
      .map((row) => ({
        ...row,
        piles: row.piles.flatMap(({ figure, count }) => {
          const here = this.present(row.clan, figure, province, count)
          return here > 0 ? [{ figure, count: here }] : []
        }),
      }))
      .filter(({ piles }) => piles.length > 0)
  }

  /** Who sits at the table for a clan. */
  tablePlace(clan: Clan): PlaceView | undefined {
    return this.update.table.places.find((place) => place.clan === clan)
  }

  ally(clan: Clan | null): Clan | null {
    return allyOf(this.view.alliances, clan)
  }

  /** It comes next in the order of picking. */
  isNext(item: Selectable): boolean {
    return this.choosing?.lit.has(item) ?? false
  }

  /** It can be picked now, also out of turn. */
  canPick(item: Selectable): boolean {
    return this.choosing?.open.has(item) ?? false
  }

  isPicked(item: Selectable): boolean {
    return this.choosing?.picked.includes(item) ?? false
  }

  /** Provinces that can be picked next. */
  readonly provinces = $derived(
    new Set(
      [...(this.choosing?.lit ?? [])].flatMap((item) =>
        kindOf(item) === 'province' ? [idOf(item) as Province] : [],
      ),
    ),
  )

  pick(item: Selectable): void {
    const answer = this.choosing?.pick(item)
    if (answer) this.submit(answer)
  }

  /** Answer, after a confirmation where the answer needs one. */
  submit(answer: Answer): void {
    if (this.#needsConfirmation(answer)) this.choosing?.confirm(answer)
    else void this.answer(answer)
  }

  #needsConfirmation(answer: Answer): boolean {
    if (this.choosing?.options.length === 1 && answer.kind === 'done') return false
    if (this.broken(answer).length > 0 || this.tollOf(answer) !== null) return true
    if (CONFIRMED.has(answer.kind) || (answer.kind === 'done' && this.nothingDone)) return true
    return this.#isIrreversible(answer)
  }

  /** The question itself says whether `yes` is irreversible, because previews may not have arrived. */
  #isIrreversible(answer: Answer): boolean {
    const { decision } = this
    if (answer.kind === 'yes' && decision !== null && 'irreversible' in decision && decision.irreversible)
      return true
    return (this.previews.of(answer)?.irreversible.length ?? 0) > 0
  }

  /** What others may charge for a Move; whether they do is theirs to decide, so that it cannot be undone. */
  tollOf(answer: Answer): Preview['toll'] {
    return this.previews.of(answer)?.toll ?? null
  }

  /** Open promises about that. */
  promised(subject: Subject, id: string): PromiseView[] {
    return openAbout(this.source.deals, subject, id)
  }

  /** Promises of mine that an answer would break. */
  broken(answer: Answer): PromiseWarning[] {
    return brokenBy(answer, this.source.deals.warnings)
  }

  /** Part of the mandate has been carried out, so that `done` may well be next. */
  readonly hasActed = $derived.by((): boolean => {
    const step = this.view.stack.at(-1)
    if (step?.kind === 'marshal') return step.moved > 0 || step.built
    return step?.kind === 'recruit' && step.summoned.length > 0
  })
  /** Nothing of the mandate has been carried out, so that `done` would give it away. */
  readonly nothingDone = $derived(!this.hasActed && MANDATE_STEPS.has(this.view.stack.at(-1)?.kind))

  async answer(answer: Answer): Promise<void> {
    const seat = this.me
    if (seat === null || this.busy) return
    await this.#send(() => this.source.send({ kind: 'answer', seat, seen: this.update.n, answer }))
  }

  async undo(): Promise<void> {
    const seat = this.me
    if (seat === null || this.busy) return
    await this.#send(() => this.source.send({ kind: 'undo', seat, seen: this.update.n }))
  }

  async #send(command: () => Promise<number>): Promise<void> {
    this.#sending = true
    this.#error = null
    try {
      this.#sent = await command()
      this.#chosen = null
    } catch (error) {
      this.#error = errorText(error)
      this.choosing?.back()
    } finally {
      this.#sending = false
    }
  }
}
