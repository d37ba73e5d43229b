/** The browser tab: its title and its icon show when it is this person's turn. */
import { t } from '../i18n.svelte'

const ICONS = { usual: '/favicon.svg', turn: '/favicon-turn.svg' } as const

class Tab {
  #myTurn = $state(false)

  get myTurn(): boolean {
    return this.#myTurn
  }

  /** Called in an effect with whether a table waits for me; the tab returns to normal when that effect ends. */
  show(myTurn: boolean): () => void {
    this.#myTurn = myTurn
    return () => (this.#myTurn = false)
  }

  /** Called in an effect of the whole page. */
  write(page: Document): void {
    page.title = t(this.#myTurn ? 'tab-my-turn' : 'app-name')
    const icon = page.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon !== null) icon.href = this.#myTurn ? ICONS.turn : ICONS.usual
  }
}

export const tab = new Tab()
