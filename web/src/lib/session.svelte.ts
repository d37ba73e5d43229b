/** The session of this browser: a name, no account. */
import { api } from './api'

class SessionState {
  name = $state<string | null>(null)
  asked = $state(false)
  #draft = $state('')

  get known(): boolean {
    return this.name !== null
  }

  /** The name that is being typed: it stays while a visitor looks around. */
  get draft(): string {
    return this.#draft
  }
  setDraft(name: string): void {
    this.#draft = name
  }

  async load(): Promise<void> {
    const found = await api.session()
    this.name = found.name
    this.asked = true
  }

  /** Take the name that was typed, or `otherwise` where there is none. */
  async introduce(otherwise = ''): Promise<void> {
    this.name = (await api.introduce(this.#draft.trim() === '' ? otherwise : this.#draft)).name
  }

  /** Refused with `leaves-tables` unless confirmed, if this browser is at other tables. */
  async moveHere(code: string, confirm: boolean): Promise<void> {
    this.name = (await api.moveHere(code, confirm)).name
    this.asked = true
  }
}

export const session = new SessionState()
