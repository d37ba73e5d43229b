/** The gifts that are being put together in the Tea Ceremony; they are kept while another tab is open. */
import { SvelteMap } from 'svelte/reactivity'

interface Gift {
  readonly coins: number
  readonly ronin: number
}

/** By table, season, and clan. */
export const giftDrafts = new SvelteMap<string, Gift>()
