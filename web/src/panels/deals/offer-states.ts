/** The state of each offer (open, accepted, declined, expired, ...), from chat messages and open offers. */
import { viewport } from '../../lib/browser/viewport.svelte'
import type { ChatMessage, Clan, Deals, Offer, Reason } from '../../wire/types'

/** Where the card of each clan at tea has its offers: not on a tablet or a laptop, whose dock has no room for them. */
export const answeredAtTea = (): boolean => viewport.below('phone') || !viewport.below('laptop')

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

/** An offer that this player made, and what became of it. */
export interface OwnOffer {
  readonly offer: Offer
  /** As in `stateOf`. */
  readonly state: string
  /** What the other side said with its reply. */
  readonly reason: Reason | null
}

/** My last offer to each clan in one phase of a season, in the order they were made. */
export function ownOffers(
  talk: readonly ChatMessage[],
  deals: Deals,
  me: Clan | null,
  now: { readonly season: string; readonly phase: string },
): OwnOffer[] {
  const replies = repliesIn(talk)
  const found = new Map<Clan, OwnOffer>()
  for (const said of talk) {
    const offer = offerOf(said)
    if (offer === null || offer.from !== me || said.season !== now.season || said.phase !== now.phase)
      continue
    found.delete(offer.to)
    found.set(offer.to, { offer, state: stateOf(offer, deals, replies), reason: reasonFor(offer, talk) })
  }
  return [...found.values()]
}

/** What was said with the reply to an offer: with a counteroffer, the reason of that one. */
function reasonFor(offer: Offer, talk: readonly ChatMessage[]): Reason | null {
  const reply = talk.find((said) => said.deal?.offer === offer.id || offerOf(said)?.counters === offer.id)
  return reply?.deal?.reason ?? null
}
