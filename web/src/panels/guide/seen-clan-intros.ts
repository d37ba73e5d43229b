/** Remembers in this browser's storage which clans have been introduced to the player, for the latest tables. */
import { store, stored } from '../../lib/browser/storage'
import type { Play } from '../../play/play.svelte'
import type { Clan } from '../../wire/types'

const KEY = 'hinode-introduced'
const MAX_KEPT = 40

const load = (): string[] => stored<string[]>(KEY, [])
const hasSeenIntro = (table: string, clan: string): boolean => load().includes(`${table} ${clan}`)

/** The clan to introduce to its player at the start of a game; null if there is none, or if that is done. */
export function clanToIntroduce({ me, source, view }: Play): Clan | null {
  const beginning = view.season === 'spring' && (view.phase === 'setup' || view.phase === 'tea')
  return beginning && me !== null && !hasSeenIntro(source.id, me) ? me : null
}

export function markIntroSeen(table: string, clan: string): void {
  store(KEY, [...load(), `${table} ${clan}`].slice(-MAX_KEPT))
}
