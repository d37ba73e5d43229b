/** The session of this browser: a name, no account. */
import { api } from './api'

class SessionState {
  name = $state<string | null>(null)
  asked = $state(false)

  get known(): boolean {
    return this.name !== null
  }

  async load(): Promise<void> {
    const found = await api.session()
    this.name = found.name
    this.asked = true
  }

  async introduce(name: string): Promise<void> {
    this.name = (await api.introduce(name)).name
  }

  /** Refused with `leaves-tables` unless confirmed, if this browser is at other tables. */
  async moveHere(code: string, confirm: boolean): Promise<void> {
    this.name = (await api.moveHere(code, confirm)).name
  }
}

export const session = new SessionState()
