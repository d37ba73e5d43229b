/** Panels beside the board: which one is open, and what came to the others meanwhile. */
import type { IconId } from '../art'
import { Unread } from '../talk/unread.svelte'
import type { Play } from './play.svelte'

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

export class Tabs {
  open = $state<TabId>('log')
  readonly unread: Unread
  #play: Play

  constructor(play: Play, open: TabId) {
    this.#play = play
    this.open = open
    this.unread = new Unread(play.live)
  }

  badge(tab: TabId): string {
    if (tab === 'talk' && this.open !== 'talk') return this.unread.count > 0 ? String(this.unread.count) : ''
    if (tab === 'ask' && this.open !== 'ask') return this.#play.decision?.required ? '!' : ''
    return tab === 'cards' && this.open !== 'cards' && this.#play.decision?.kind === 'train' ? '!' : ''
  }
}
