/** Which clans this browser has introduced, by table; the latest tables only. */
import type { Play } from '../../play/play.svelte'
import type { Clan } from '../../wire/types'

const KEY = 'hinode-introduced'
const MAX_KEPT = 40

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

const introduced = (table: string, clan: string): boolean => load().includes(`${table} ${clan}`)

/** The clan to introduce to its player at the start of a game; null if there is none, or if that is done. */
export function clanToIntroduce({ me, source, view }: Play): Clan | null {
  const beginning = view.season === 'spring' && (view.phase === 'setup' || view.phase === 'tea')
  return beginning && me !== null && !introduced(source.id, me) ? me : null
}

export function introduce(table: string, clan: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...load(), `${table} ${clan}`].slice(-MAX_KEPT)))
  } catch {
    // Then it is introduced once more next time.
  }
}
