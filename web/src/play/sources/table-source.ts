/**
 * Interface of a table source: the live socket, a replay, or the tutorial. Everything on the game screen gets its
 * updates from one and sends commands through it.
 */
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

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'restarting' | 'refused'

/** Called with the whole story whenever it has changed. */
export type StoryListener = (story: readonly Entry[]) => void

/** All fields are reactive: components that read them follow the table. */
export interface TableSource {
  readonly id: string
  readonly connection: ConnectionState
  /** The newest state; null until the first one has arrived. */
  readonly update: Update | null
  /** Every entry so far, oldest first. */
  readonly story: readonly Entry[]
  /** The latest messages; earlier ones come with `loadOlderChat`. */
  readonly chat: readonly ChatMessage[]
  loadOlderChat?(): Promise<void>
  /** Starts in the middle of a game, so there is no result page. */
  readonly partial?: boolean
  /** The newest state was jumped to: it is drawn at once, and nothing plays. */
  readonly still?: boolean
  readonly presence: Presence
  /** Offers, the ledger, and answers that would break a promise of mine. */
  readonly deals: Deals
  /** The terms that I can offer a clan now. */
  loadDealChoices?(seat: Clan, to: Clan): Promise<DealChoices>
  /** View and board after each of the newest entries past `since`, as far as the server still has them. */
  loadMoments?(since: number): Promise<readonly Moment[]>
  /** What each option of my question would lead to. A table that cannot be played at, such as a replay, has none. */
  loadPreviews?(seat: Clan): Promise<Previews | null>
  /** Listens from now on, beginning with the story so far; returns a function that stops it. */
  subscribe(listener: StoryListener): () => void
  /** Tells the others that this screen still shows earlier events, or no longer does. */
  setBehind?(behind: boolean): void
  /** Sends a command; the number of the entry that it became. */
  send(command: NewCommand): Promise<number>
}

export const NOBODY_ONLINE: Presence = {
  type: 'presence',
  online: [],
  catching_up: [],
  watchers: 0,
}

export const NO_DEALS: Deals = { type: 'deals', offers: [], ledger: [], warnings: [] }

/** The listeners of a source. */
export class Listeners {
  #all = new Set<StoryListener>()

  add(listener: StoryListener): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  notify(story: readonly Entry[]): void {
    for (const listener of [...this.#all]) listener(story)
  }
}
