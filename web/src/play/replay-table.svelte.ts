/** Stepping through a game that is over: one step at a time from the server, kept once it has come. */
import { ApiError, api } from '../lib/api'
import { LiveTable } from './live-table.svelte'
import type { Clan, Frame, ReplayStep, TableView, Update, View } from '../wire/types'

export type Eyes = Clan | 'all' | null
type Fetch = (id: string, step: number, viewer: Eyes) => Promise<ReplayStep>

const KEPT = 200
/** The server takes 60 looks in 20 seconds: whoever drags along the line gets the steps that there is time for. */
const GAP = 400
const BUSY = 1500
const TOO_MANY = 429

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))

/** Nothing can be answered in a game that is over. */
function past(view: View): View {
  const { pending: _, ...rest } = view
  return rest
}

function frameOf(step: ReplayStep): Frame {
  const { clan, events } = step
  return { n: step.step, kind: 'answered', clan, by: null, reason: null, facts: {}, events }
}

export class ReplayTable {
  /** What the board is drawn from: a table whose line is never opened. */
  readonly live: LiveTable
  readonly table: TableView
  step = $state(0)
  steps = $state(0)
  eyes = $state<Eyes>(null)
  shown = $state.raw<ReplayStep | null>(null)
  #fetch: Fetch
  #kept = new Map<string, ReplayStep>()
  #begun = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | null = null

  constructor(table: TableView, fetch: Fetch = (...step) => api.replay(...step)) {
    this.table = table
    this.live = new LiveTable(table.id)
    this.#fetch = fetch
  }

  /** Show a step; of several asked for in a hurry only the last is sure to be. */
  go(step: number, eyes: Eyes = this.eyes): Promise<void> {
    this.step = Math.max(0, this.steps === 0 ? step : Math.min(step, this.steps))
    this.eyes = eyes
    const found = this.#kept.get(this.#wanted)
    if (found !== undefined) {
      this.#keep(this.#wanted, found)
      this.#show(found)
      return Promise.resolve()
    }
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  get #wanted(): string {
    return `${this.step} ${this.eyes ?? ''}`
  }

  /** One question after the other, each for what is wanted by then, until that has come. */
  async #ask(): Promise<void> {
    while (!this.#kept.has(this.#wanted)) {
      await pause(Math.max(0, this.#begun + GAP - performance.now()))
      this.#begun = performance.now()
      const [key, step, eyes] = [this.#wanted, this.step, this.eyes]
      try {
        this.#keep(key, await this.#fetch(this.table.id, step, eyes))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== TOO_MANY) throw error
        await pause(BUSY)
      }
      const found = this.#kept.get(key)
      if (found !== undefined && key === this.#wanted) this.#show(found)
    }
  }

  #keep(key: string, step: ReplayStep): void {
    this.#kept.delete(key)
    this.#kept.set(key, step)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }

  #show(step: ReplayStep): void {
    this.steps = step.steps
    this.shown = step
    this.live.story = [frameOf(step)]
    this.live.update = this.#update(step)
    this.live.state = 'live'
  }

  #update(step: ReplayStep): Update {
    return {
      type: 'update',
      n: step.step,
      reset: true,
      frames: [],
      moments: [],
      table: this.table,
      viewer: step.view.me ?? null,
      view: past(step.view),
      board: step.board,
      asked: {},
      clocks: null,
      can_undo: false,
      result: null,
    }
  }
}
