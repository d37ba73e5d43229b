/**
 * Open offers as of the playback position: while playback is behind, a new one waits like any other question, and so
 * does one that was made in a part of the game still to be played back.
 */
import type { ChatMessage, Deals, View } from '../../wire/types'
import { PHASES, SEASONS } from '../../wire/vocab'

type Time = { readonly [key in 'season' | 'phase']: string | null }

/** A number that grows with the game. Kami Turns are part of the Political Phase. */
const orderOf = ({ season, phase }: Time): number => {
  const part = phase === 'kami' ? 'political' : phase
  return SEASONS.findIndex((id) => id === season) * PHASES.length + PHASES.findIndex((id) => id === part)
}

export class OffersAtPlayback {
  #known: ReadonlySet<string> = new Set()

  /** Playback has caught up: the player is shown these. */
  note(offers: Deals['offers']): void {
    this.#known = new Set(offers.map(({ id }) => id))
  }

  /** Of the open offers, those to show while playback is behind and at this part of the game. */
  behind(
    offers: Deals['offers'],
    chat: readonly ChatMessage[],
    at: Pick<View, 'season' | 'phase'>,
  ): Deals['offers'] {
    const later = chat.filter((message) => message.deal?.act === 'offer' && orderOf(message) > orderOf(at))
    const ids = new Set(later.map(({ deal }) => (deal?.offer as { id: string }).id))
    return offers.filter(({ id }) => this.#known.has(id) && !ids.has(id))
  }
}
