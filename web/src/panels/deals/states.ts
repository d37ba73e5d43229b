/** The state of each offer (open, accepted, declined, expired, ...), from chat messages and open offers. */
import type { ChatMessage, Deals, Offer } from '../../wire/types'

/** The offer that a row of the talk makes; null for other rows. */
export function offerOf(said: ChatMessage): Offer | null {
  const row = said.deal ?? null
  return row === null || row.act !== 'offer' || typeof row.offer === 'string' ? null : row.offer
}

/** By offer: `accept`, `decline`, `withdraw`, or `counter`; an offer without any has expired, or stands. */
export function repliesIn(talk: readonly ChatMessage[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const said of talk) {
    const row = said.deal ?? null
    const offer = offerOf(said)
    if (offer?.counters != null) found.set(offer.counters, 'counter')
    if (row !== null && typeof row.offer === 'string' && row.act !== 'reveal') found.set(row.offer, row.act)
  }
  return found
}

/** `offer` while it stands, else how it ended. */
export function stateOf(offer: Offer, deals: Deals, replies: ReadonlyMap<string, string>): string {
  if (deals.offers.some(({ id }) => id === offer.id)) return 'offer'
  return replies.get(offer.id) ?? 'expired'
}
