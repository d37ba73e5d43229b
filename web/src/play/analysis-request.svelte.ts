/** The analysis of a finished game: asked for until the server has computed it. */
import { ApiError, api } from '../lib/api'
import type { AnalysisReply } from '../wire/types'

type Fetch = (id: string) => Promise<AnalysisReply>

const POLL_GAP = 2000
const TOO_MANY = 429

export class AnalysisRequest {
  readonly id: string
  #fetch: Fetch
  #reply = $state.raw<AnalysisReply | null>(null)
  #fault = $state.raw<unknown>(null)
  #timer: ReturnType<typeof setTimeout> | null = null
  #stopped = false

  constructor(id: string, fetch: Fetch = (table) => api.analysis(table)) {
    this.id = id
    this.#fetch = fetch
  }

  get reply(): AnalysisReply | null {
    return this.#reply
  }
  /** Why there is none, where the server refused it. */
  get fault(): unknown {
    return this.#fault
  }

  /** Ask now, and again until it is ready; the function that is returned ends it. */
  start(): () => void {
    void this.#ask()
    return () => {
      this.#stopped = true
      if (this.#timer !== null) clearTimeout(this.#timer)
    }
  }

  async #ask(): Promise<void> {
    try {
      this.#reply = await this.#fetch(this.id)
    } catch (error) {
      // While it is being computed, a lost network or too many requests only delay the news.
      const passing = !(error instanceof ApiError) || error.status === TOO_MANY
      if (!passing || this.#reply === null) {
        this.#fault = error
        return
      }
    }
    const state = this.#reply?.state
    if (!this.#stopped && (state === 'waiting' || state === 'running'))
      this.#timer = setTimeout(() => void this.#ask(), POLL_GAP)
  }
}
