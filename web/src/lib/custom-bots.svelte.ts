/** The bots that the host of this server added, by name. They are asked for once, when a list of bots is shown. */
import { api } from './api'

class CustomBots {
  names = $state<string[]>([])
  #asked = false

  async load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      this.names = await api.customBots()
    } catch {
      this.#asked = false // without them, the built-in bots can still be chosen
    }
  }
}

export const customBots = new CustomBots()
