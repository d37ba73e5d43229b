/** Around one screen the server knows one person; who sits where is written down here, on this device only. */
const KEY = 'hinode-around'
const TABLES = 10

type Names = Record<string, Record<string, string>>

function load(): Names {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Names
  } catch {
    return {}
  }
}

class Around {
  #names = $state.raw<Names>(load())

  /** The name given to a seat, or nothing. */
  at(table: string, place: number): string {
    return this.#names[table]?.[place] ?? ''
  }

  call(table: string, place: number, name: string): void {
    const { [table]: here = {}, ...others } = this.#names
    const kept = Object.entries(others).slice(1 - TABLES)
    this.#names = { ...Object.fromEntries(kept), [table]: { ...here, [place]: name.trim() } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#names))
    } catch {
      // Then the names are gone with the page.
    }
  }
}

export const around = new Around()
