/**
 * A finished game as a table source for replays: all events are loaded at once, the steps in batches that are kept.
 */
import { ApiError, api } from '../../lib/api'
import type { Clan, Entry, Moment, NewCommand, ReplayStep, TableView, Update, View } from '../../wire/types'
import { Listeners, NOBODY_ONLINE, NO_DEALS, type StoryListener, type TableSource } from './table-source'

/** Who looks: a clan, a spectator (null), or with all secrets shown ('all'). */
export type Viewpoint = Clan | 'all' | null

/** Where a replay comes from; tests put their own in its place. */
export interface ReplayServer {
  /** Up to `count` steps from `step` on. */
  steps: (id: string, step: number, count: number, viewer: Viewpoint) => Promise<readonly ReplayStep[]>
  /** What happened at each step, numbered by it. */
  story: (id: string, viewer: Viewpoint) => Promise<readonly Entry[]>
}
const NETWORK: ReplayServer = {
  steps: (...asked) => api.replaySteps(...asked),
  story: (...asked) => api.replayStory(...asked),
}

const MAX_KEPT = 200
/** The most steps that can be told in a row: as many as one request brings. */
export const MAX_TOLD = 12
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

const momentOf = ({ step, view, board }: ReplayStep): Moment => ({
  n: step,
  view: withoutQuestions(view),
  board,
})

/** The step that is shown, those told on the way to it, and the whole story as its viewer knows it. */
interface Shown {
  readonly step: ReplayStep
  readonly between: readonly Moment[]
  readonly story: readonly Entry[]
}

function updateOf({ step, between }: Shown, table: TableView): Update {
  return {
    type: 'update',
    reset: true,
    frames: [],
    moments: [...between],
    table,
    viewer: step.view.me ?? null,
    ...momentOf(step),
    asked: {},
    clocks: null,
    can_undo: false,
    undo_ended: null,
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
  #shown = $state.raw<Shown | null>(null)
  #server: ReplayServer
  #listeners = new Listeners()
  #kept = new Map<string, ReplayStep>()
  #stories = new Map<Viewpoint, readonly Entry[]>()
  #requestedAt = Number.NEGATIVE_INFINITY
  #loading = $state.raw<Promise<void> | null>(null)
  /** The first step that is needed: the one asked for, or the first one on the way to it. */
  #first = 0
  #still = true

  constructor(table: TableView, server: ReplayServer = NETWORK) {
    this.id = table.id
    this.table = table
    this.#server = server
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
    return this.#shown?.step ?? null
  }
  get loading(): boolean {
    return this.#loading !== null
  }
  /** What happens at every step, also those to come. */
  get whole(): readonly Entry[] {
    return this.#shown?.story ?? []
  }

  /** The ledger as the viewer knew it then. */
  readonly deals = $derived.by(() => ({ ...NO_DEALS, ledger: this.shown?.ledger ?? [] }))
  readonly update = $derived.by(() => (this.#shown === null ? null : updateOf(this.#shown, this.table)))
  readonly story = $derived.by(() => this.whole.slice(0, (this.shown?.step ?? -1) + 1))
  /** A step that was jumped to is drawn without what led there. */
  get still(): boolean {
    return this.#still
  }

  subscribe(listener: StoryListener): () => void {
    const stop = this.#listeners.add(listener)
    listener(this.story)
    return stop
  }

  send(command: NewCommand): Promise<number> {
    return Promise.reject(new Error(`a replay takes no ${command.kind} command`))
  }

  /** Show a step at once. Of several asked for in a hurry only the last is certain to be shown. */
  go(step: number, viewer: Viewpoint = this.#viewer): Promise<void> {
    this.#step = this.#within(step)
    this.#first = this.#step
    this.#still = true
    this.#viewer = viewer
    return this.#arrive()
  }

  /** Go on to a later step: what happens on the way is played. */
  tell(step: number): Promise<void> {
    const from = this.#step
    this.#step = this.#within(Math.min(step, from + MAX_TOLD))
    this.#first = Math.min(from + 1, this.#step)
    this.#still = false
    return this.#arrive()
  }

  #within(step: number): number {
    return Math.max(0, this.#steps === 0 ? step : Math.min(step, this.#steps))
  }

  #arrive(): Promise<void> {
    if (this.#missing === null) {
      this.#show()
      return Promise.resolve()
    }
    this.#loading ??= this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  #key(step: number): string {
    return `${step} ${this.#viewer ?? ''}`
  }

  /** The first step that still has to be loaded; null when everything is there. */
  get #missing(): number | null {
    for (let step = this.#first; step <= this.#step; step++) if (!this.#kept.has(this.#key(step))) return step
    return this.#stories.has(this.#viewer) ? null : this.#step
  }

  /** One request after another, each for what is wanted by then, until that has arrived. */
  async #load(): Promise<void> {
    for (let step = this.#missing; step !== null; step = this.#missing) {
      await pause(Math.max(0, this.#requestedAt + REQUEST_GAP - performance.now()))
      this.#requestedAt = performance.now()
      try {
        await this.#request(this.#missing ?? step)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== TOO_MANY) throw error
        await pause(TOO_MANY_WAIT)
      }
    }
    this.#show()
  }

  async #request(first: number): Promise<void> {
    const viewer = this.#viewer
    const key = this.#key(first)
    if (!this.#stories.has(viewer)) this.#stories.set(viewer, await this.#server.story(this.id, viewer))
    if (this.#kept.has(key)) return
    const count = this.#still ? 1 : MAX_TOLD
    for (const found of await this.#server.steps(this.id, first, count, viewer))
      this.#keep(`${found.step} ${viewer ?? ''}`, found)
  }

  /** The steps used last are kept. */
  #keep(key: string, step: ReplayStep): void {
    this.#kept.delete(key)
    this.#kept.set(key, step)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }

  #show(): void {
    const found: ReplayStep[] = []
    for (let at = this.#first; at <= this.#step; at++) {
      const kept = this.#kept.get(this.#key(at))
      if (kept === undefined) return
      this.#keep(this.#key(at), kept)
      found.push(kept)
    }
    const step = found.at(-1)
    if (step === undefined) return
    this.#steps = step.steps
    this.#shown = {
      step,
      between: found.slice(0, -1).map(momentOf),
      story: this.#stories.get(this.#viewer) ?? [],
    }
    this.#listeners.notify(this.story)
  }
}
