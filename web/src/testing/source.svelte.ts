/** A table source for tests: its fields can be set, and changes reach its listeners. */
import {
  Listeners,
  NOBODY_ONLINE,
  NO_DEALS,
  type ConnectionState,
  type StoryListener,
  type TableSource,
} from '../play/sources/table-source'
import type {
  ChatMessage,
  DealChoices,
  Deals,
  Entry,
  NewCommand,
  Presence,
  Previews,
  Update,
} from '../wire/types'

export class TestSource implements TableSource {
  readonly id: string
  connection = $state<ConnectionState>('live')
  update = $state.raw<Update | null>(null)
  chat = $state.raw<readonly ChatMessage[]>([])
  presence = $state.raw<Presence>(NOBODY_ONLINE)
  deals = $state.raw<Deals>(NO_DEALS)
  choices: DealChoices = { n: 0, give: [], ask: [], presets: [], refusal: null }
  /** What was sent, in order; answered by `reply`. */
  readonly sent: NewCommand[] = []
  reply: (command: NewCommand) => Promise<number> = () => Promise.resolve(this.update?.n ?? 0)
  /** What the server would answer, and how often it was asked. */
  previews: Previews | null = null
  asked = 0
  #story = $state.raw<readonly Entry[]>([])
  #listeners = new Listeners()

  constructor(id: string, update: unknown = null, story: readonly Entry[] = []) {
    this.id = id
    this.update = update as Update | null
    this.#story = story
  }

  get story(): readonly Entry[] {
    return this.#story
  }
  set story(story: readonly Entry[]) {
    this.#story = story
    this.#listeners.notify(story)
  }

  subscribe(listener: StoryListener): () => void {
    listener(this.#story)
    return this.#listeners.add(listener)
  }

  loadPreviews(): Promise<Previews | null> {
    this.asked += 1
    return Promise.resolve(this.previews)
  }

  loadDealChoices(): Promise<DealChoices> {
    return Promise.resolve(this.choices)
  }

  send(command: NewCommand): Promise<number> {
    this.sent.push(command)
    return this.reply(command)
  }
}
