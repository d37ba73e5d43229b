/** State of the game screen's tabs: the open tab, and unread badges of the others. */
import type { IconId } from '../../../art'
import type { Play } from '../../../play/play.svelte'

export type TabId = 'ask' | 'clans' | 'board' | 'log' | 'talk' | 'cards' | 'rules'

export const TAB_ICON: Record<TabId, IconId> = {
  ask: 'target',
  clans: 'clans',
  board: 'home',
  log: 'log',
  talk: 'talk',
  cards: 'cards',
  rules: 'rules',
}

/** Kinds of anchors that stand for a tab while its content is not visible. */
export const TAB_HOLDS: Partial<Record<TabId, string>> = {
  clans: 'clan',
  board: 'shrine turn kami-turn honor',
  cards: 'card',
}

export class Tabs {
  #open = $state<TabId>('log')
  #clause = $state<string | null>(null)
  #play: Play
  #read = $state(0)
  #ledger = $state(false)

  constructor(play: Play, open: TabId) {
    this.#play = play
    this.#open = open
    this.#read = play.source.chat.length
  }

  get open(): TabId {
    return this.#open
  }
  /** Opening the chat skips playback to the newest entry, because messages refer to it. */
  choose(tab: TabId): void {
    if (tab === 'talk') this.#play.director.jump()
    this.#open = tab
  }

  /** The ledger of deals is shown in the chat's tab, instead of the chat. */
  get ledger(): boolean {
    return this.#ledger
  }
  showLedger(shown: boolean): void {
    this.#ledger = shown
  }
  showDeals(): void {
    this.#ledger = true
    this.choose('talk')
  }

  /** The clause to read in the rules. */
  get clause(): string | null {
    return this.#clause
  }

  /** Called in an effect: messages that are on the screen, or were there at the start, count as read. */
  markRead(): void {
    const { chat, update } = this.#play.source
    if (this.open === 'talk' || update === null) this.#read = chat.length
  }

  readonly unread = $derived.by(() => {
    const fresh = this.#play.source.chat.slice(this.#read)
    return fresh.filter(({ clan }) => clan === null || clan !== this.#play.me).length
  })

  /** Open the rules at a clause. */
  read(clause: string): void {
    this.#clause = clause
    this.#open = 'rules'
  }

  badge(tab: TabId): string {
    if (tab === 'talk' && this.open !== 'talk') return this.unread > 0 ? String(this.unread) : ''
    if (tab === 'ask' && this.open !== 'ask') return this.#play.decision?.required ? '!' : ''
    return tab === 'cards' && this.open !== 'cards' && this.#play.decision?.kind === 'train' ? '!' : ''
  }
}
