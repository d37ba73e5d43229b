/** Open offers as of the playback position: none that was made in a part of the game still to be played back. */
import type { ChatMessage, Deals, View } from '../../wire/types'
import { PHASES, SEASONS } from '../../wire/vocab'

type Time = { readonly [key in 'season' | 'phase']: string | null }

/** A number that grows with the game. Kami Turns are part of the Political Phase. */
const orderOf = ({ season, phase }: Time): number => {
  const part = phase === 'kami' ? 'political' : phase
  return SEASONS.findIndex((id) => id === season) * PHASES.length + PHASES.findIndex((id) => id === part)
}

export function offersAtPlayback(
  offers: Deals['offers'],
  chat: readonly ChatMessage[],
  shown: Pick<View, 'season' | 'phase'>,
): Deals['offers'] {
  const later = chat.filter((message) => message.deal?.act === 'offer' && orderOf(message) > orderOf(shown))
  const ids = new Set(later.map(({ deal }) => (deal?.offer as { id: string }).id))
  return offers.filter(({ id }) => !ids.has(id))
}
