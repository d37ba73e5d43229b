/**
 * The tutorial as a table source: the server plays it from the player's answers so far, which this browser stores.
 */
import { api } from '../../lib/api'
import { store, stored } from '../../lib/browser/storage'
import type { Answer, Entry, NewCommand, Previews, Tutorial, Update } from '../../wire/types'
import { Listeners, NOBODY_ONLINE, NO_DEALS, type StoryListener, type TableSource } from './table-source'

type Ask = (answers: readonly Answer[], since: number) => Promise<Tutorial>

const KEY = 'hinode-tutorial'

export class TutorialTable implements TableSource {
  readonly id = 'tutorial'
  readonly connection = 'live'
  readonly chat = []
  readonly presence = NOBODY_ONLINE
  readonly deals = NO_DEALS
  readonly partial = true
  #answers: Answer[]
  #state = $state.raw<Tutorial | null>(null)
  #story = $state.raw<readonly Entry[]>([])
  /** Which of the lessons of this moment is shown. */
  #page = $state(0)
  /** Changes when the story starts again from an earlier point. */
  #run = $state(0)
  #ask: Ask
  #listeners = new Listeners()

  constructor(ask: Ask = (...asked) => api.tutorial(...asked)) {
    this.#ask = ask
    this.#answers = stored<Answer[]>(KEY, [])
  }

  get update(): Update | null {
    return this.#state?.update ?? null
  }
  get story(): readonly Entry[] {
    return this.#story
  }
  get run(): number {
    return this.#run
  }
  readonly lesson = $derived(this.#state?.lessons[this.#page] ?? null)
  /** The last lesson of this moment: its question is to be answered now. */
  readonly last = $derived(this.#state !== null && this.#page === this.#state.lessons.length - 1)
  readonly all = $derived(this.#state?.all_lessons ?? [])
  readonly step = $derived(this.lesson === null ? 0 : this.all.indexOf(this.lesson) + 1)
  readonly over = $derived(this.update?.result != null)

  /** Start, or go on where this browser left off. Answers that no longer fit are dropped. */
  async load(): Promise<void> {
    try {
      this.#show(await this.#ask(this.#answers, -1), true)
    } catch (error) {
      if (this.#answers.length === 0) throw error
      await this.restart()
    }
  }

  async restart(): Promise<void> {
    await this.#goTo([], 0)
  }

  next(): void {
    if (!this.last) this.#page += 1
  }

  get canGoBack(): boolean {
    return this.#page > 0 || this.#answers.length > 0
  }

  /** To the lesson before, taking back an answer where needed. */
  async back(): Promise<void> {
    if (this.#page > 0) this.#page -= 1
    else if (this.#answers.length > 0) await this.#goTo(this.#answers.slice(0, -1), Number.POSITIVE_INFINITY)
  }

  async #goTo(answers: Answer[], page: number): Promise<void> {
    const state = await this.#ask(answers, -1)
    this.#answers = answers
    store(KEY, answers)
    this.#show(state, true)
    this.#page = Math.min(page, state.lessons.length - 1)
  }

  /** They come with the question. */
  loadPreviews(): Promise<Previews | null> {
    return Promise.resolve(this.#state?.previews ?? null)
  }

  subscribe(listener: StoryListener): () => void {
    const stop = this.#listeners.add(listener)
    listener(this.story)
    return stop
  }

  async send(command: NewCommand): Promise<number> {
    if (command.kind !== 'answer') throw new Error(`the tutorial takes no ${command.kind} command`)
    const answers = [...this.#answers, command.answer]
    const state = await this.#ask(answers, this.update?.n ?? -1)
    this.#answers = answers
    store(KEY, answers)
    this.#show(state, false)
    return state.update.n
  }

  #show(state: Tutorial, fresh: boolean): void {
    this.#state = state
    this.#story = fresh ? state.update.frames : [...this.#story, ...state.update.frames]
    this.#page = 0
    if (fresh) this.#run += 1
    this.#listeners.notify(this.#story)
  }
}
