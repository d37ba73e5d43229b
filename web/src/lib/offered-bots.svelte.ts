/** Bots and deal modes that this server offers; fetched once, when first needed. */
import { api } from './api'
import { DEAL_MODES, type DealMode } from '../wire/vocab'

class OfferedBots {
  /** The bots that the host added, by name. */
  custom = $state<string[]>([])
  /** How bots may deal, from the least to the most. */
  dealModes = $state<DealMode[]>([])
  #asked = false

  async load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      const { custom, deals } = await api.offeredBots()
      this.custom = custom
      this.dealModes = DEAL_MODES.slice(0, DEAL_MODES.indexOf(deals) + 1)
    } catch {
      this.#asked = false // without them, the built-in bots can still be chosen
    }
  }
}

export const offeredBots = new OfferedBots()
