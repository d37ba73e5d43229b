/** Which clans this browser has introduced, by table; the latest tables only. */
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

export const introduced = (table: string, clan: string): boolean => load().includes(`${table} ${clan}`)

export function introduce(table: string, clan: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...load(), `${table} ${clan}`].slice(-MAX_KEPT)))
  } catch {
    // Then it is introduced once more next time.
  }
}
