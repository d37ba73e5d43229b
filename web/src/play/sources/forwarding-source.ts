/** Base class for a table source that delegates to another: everything a source can have, so that nothing gets lost. */
import type {
  ChatMessage,
  Clan,
  DealChoices,
  Deals,
  Entry,
  Moment,
  NewCommand,
  Presence,
  Previews,
  Update,
} from '../../wire/types'
import type { ConnectionState, StoryListener, TableSource } from './table-source'

export abstract class ForwardingSource implements Required<TableSource> {
  readonly id: string
  readonly #of: TableSource

  constructor(of: TableSource) {
    this.id = of.id
    this.#of = of
  }

  abstract readonly update: Update | null
  abstract readonly story: readonly Entry[]

  get connection(): ConnectionState {
    return this.#of.connection
  }
  get chat(): readonly ChatMessage[] {
    return this.#of.chat
  }
  get partial(): boolean {
    return this.#of.partial ?? false
  }
  get still(): boolean {
    return this.#of.still ?? false
  }
  get deals(): Deals {
    return this.#of.deals
  }
  get presence(): Presence {
    return this.#of.presence
  }
  loadDealChoices(seat: Clan, to: Clan): Promise<DealChoices> {
    return this.#of.loadDealChoices?.(seat, to) ?? Promise.reject(new Error('no deals at this table'))
  }
  async loadOlderChat(): Promise<void> {
    await this.#of.loadOlderChat?.()
  }
  async loadMoments(since: number): Promise<readonly Moment[]> {
    return (await this.#of.loadMoments?.(since)) ?? []
  }
  async loadPreviews(seat: Clan): Promise<Previews | null> {
    return (await this.#of.loadPreviews?.(seat)) ?? null
  }
  subscribe(listener: StoryListener): () => void {
    return this.#of.subscribe(listener)
  }
  setBehind(behind: boolean): void {
    this.#of.setBehind?.(behind)
  }
  send(command: NewCommand): Promise<number> {
    return this.#of.send(command)
  }
}
