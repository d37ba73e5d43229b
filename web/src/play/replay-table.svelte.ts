/** A game that is over, as a source: one step at a time from the server, kept once it has arrived. */
import { ApiError, api } from '../lib/api'
import type {
  Clan,
  Entry,
  NewCommand,
  PromiseChange,
  ReplayStep,
  TableView,
  Update,
  View,
} from '../wire/types'
import { Listeners, NOBODY_ONLINE, NO_DEALS, type StoryListener, type TableSource } from './table-source'

/** Who looks: a clan, a spectator (null), or with all secrets shown ('all'). */
export type Viewpoint = Clan | 'all' | null
type Fetch = (id: string, step: number, viewer: Viewpoint) => Promise<ReplayStep>

const MAX_KEPT = 200
/** Milliseconds between two requests. The server answers 60 in 20 seconds; dragging the slider skips steps. */
const REQUEST_GAP = 400
const TOO_MANY_WAIT = 1500
const TOO_MANY = 429

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** Nothing can be answered in a game that is over. */
function withoutQuestions(view: View): View {
  const { pending: _, ...rest } = view
  return rest
}

/** The promises that ended with this step. */
export function promisesOf({ ledger, events }: ReplayStep): PromiseChange[] {
  const numbers = new Set(events.map(({ number }) => number))
  return (ledger ?? []).flatMap(({ promises }) =>
    promises.flatMap(({ event, answered_by: _, due: __, ...promise }) =>
      event !== null && numbers.has(event) ? [{ ...promise, event }] : [],
    ),
  )
}

function entryOf(step: ReplayStep): Entry {
  const { clan, events } = step
  const promises = promisesOf(step)
  return {
    n: step.step,
    kind: 'answered',
    clan,
    by: null,
    reason: null,
    facts: {},
    events,
    battles: [],
    promises,
  }
}

function updateOf(step: ReplayStep, table: TableView): Update {
  return {
    type: 'update',
    n: step.step,
    reset: true,
    frames: [],
    moments: [],
    table,
    viewer: step.view.me ?? null,
    view: withoutQuestions(step.view),
    board: step.board,
    asked: {},
    clocks: null,
    can_undo: false,
    result: null,
  }
}

export class ReplayTable implements TableSource {
  readonly id: string
  readonly table: TableView
  readonly connection = 'live'
  readonly chat = []
  readonly presence = NOBODY_ONLINE
  #step = $state(0)
  #steps = $state(0)
  #viewer = $state<Viewpoint>(null)
  #shown = $state.raw<ReplayStep | null>(null)
  #fetch: Fetch
  #listeners = new Listeners()
  #kept = new Map<string, ReplayStep>()
  #requestedAt = Number.NEGATIVE_INFINITY
  #loading: Promise<void> | null = null

  constructor(table: TableView, fetch: Fetch = (...step) => api.replay(...step)) {
    this.id = table.id
    this.table = table
    this.#fetch = fetch
  }

  /** The step asked for; `shown` follows it once it has arrived. */
  get step(): number {
    return this.#step
  }
  get steps(): number {
    return this.#steps
  }
  get viewer(): Viewpoint {
    return this.#viewer
  }
  get shown(): ReplayStep | null {
    return this.#shown
  }

  /** The ledger as the viewer knew it then. */
  readonly deals = $derived.by(() => ({ ...NO_DEALS, ledger: this.#shown?.ledger ?? [] }))
  readonly update = $derived.by(() => (this.#shown === null ? null : updateOf(this.#shown, this.table)))
  /** A replay tells one step at a time. */
  readonly story = $derived(this.#shown === null ? [] : [entryOf(this.#shown)])

  subscribe(listener: StoryListener): () => void {
    const stop = this.#listeners.add(listener)
    listener(this.story)
    return stop
  }

  send(command: NewCommand): Promise<number> {
    return Promise.reject(new Error(`a replay takes no ${command.kind} command`))
  }

  /** Show a step. Of several asked for in a hurry only the last is certain to be shown. */
  go(step: number, viewer: Viewpoint = this.#viewer): Promise<void> {
    this.#step = Math.max(0, this.#steps === 0 ? step : Math.min(step, this.#steps))
    this.#viewer = viewer
    const found = this.#kept.get(this.#wanted)
    if (found !== undefined) {
      this.#keep(this.#wanted, found)
      this.#show(found)
      return Promise.resolve()
    }
    this.#loading ??= this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  get #wanted(): string {
    return `${this.#step} ${this.#viewer ?? ''}`
  }

  /** One request after another, each for the step that is wanted by then, until that one has arrived. */
  async #load(): Promise<void> {
    while (!this.#kept.has(this.#wanted)) {
      await pause(Math.max(0, this.#requestedAt + REQUEST_GAP - performance.now()))
      this.#requestedAt = performance.now()
      const [key, step, viewer] = [this.#wanted, this.#step, this.#viewer]
      try {
        this.#keep(key, await this.#fetch(this.id, step, viewer))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== TOO_MANY) throw error
        await pause(TOO_MANY_WAIT)
      }
      const found = this.#kept.get(key)
      if (found !== undefined && key === this.#wanted) this.#show(found)
    }
  }

  /** The steps used last are kept. */
  #keep(key: string, step: ReplayStep): void {
    this.#kept.delete(key)
    this.#kept.set(key, step)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }

  #show(step: ReplayStep): void {
    this.#steps = step.steps
    this.#shown = step
    this.#listeners.notify(this.story)
  }
}
