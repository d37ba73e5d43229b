/** Stepping through a game that is over: one step at a time from the server, kept once it has come. */
import { api } from '../lib/api'
import { LiveTable } from '../lib/live.svelte'
import type { Clan, Frame, ReplayStep, TableFace, Update, View } from '../lib/wire'

export type Eyes = Clan | 'all' | null
type Fetch = (id: string, step: number, viewer: Eyes) => Promise<ReplayStep>

const KEPT = 200

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
  readonly table: TableFace
  step = $state(0)
  steps = $state(0)
  eyes = $state<Eyes>(null)
  shown = $state.raw<ReplayStep | null>(null)
  #fetch: Fetch
  #kept = new Map<string, ReplayStep>()
  #wanted = ''

  constructor(table: TableFace, fetch: Fetch = api.replay) {
    this.table = table
    this.live = new LiveTable(table.id)
    this.#fetch = fetch
  }

  /** Show a step; of several asked for in a hurry only the last is. */
  async go(step: number, eyes: Eyes = this.eyes): Promise<void> {
    const wanted = Math.max(0, this.steps === 0 ? step : Math.min(step, this.steps))
    this.step = wanted
    this.eyes = eyes
    const key = `${wanted} ${eyes ?? ''}`
    this.#wanted = key
    const found = this.#kept.get(key) ?? (await this.#fetch(this.table.id, wanted, eyes))
    this.#keep(key, found)
    if (this.#wanted === key) this.#show(found)
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
