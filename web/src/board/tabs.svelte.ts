/** Panels beside the board: which one is open, and what came to the others meanwhile. */
import type { IconId } from '../art'
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
  #play: Play
  #heard = $state(0)

  constructor(play: Play, open: TabId) {
    this.#play = play
    this.open = open
    this.#heard = play.live.talk.length
  }

  choose(tab: TabId): void {
    this.heed()
    this.open = tab
    this.heed()
  }

  /** Talk that is being looked at counts as read. */
  heed(): void {
    if (this.open === 'talk') this.#heard = this.#play.live.talk.length
  }

  badge(tab: TabId): string {
    if (tab === 'talk' && this.open !== 'talk') {
      const fresh = this.#play.live.talk.length - this.#heard
      return fresh > 0 ? String(fresh) : ''
    }
    if (tab === 'ask' && this.open !== 'ask') return this.#play.decision?.required ? '!' : ''
    return tab === 'cards' && this.open !== 'cards' && this.#play.decision?.kind === 'train' ? '!' : ''
  }
}
