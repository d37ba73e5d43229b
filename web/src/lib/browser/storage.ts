/** Small values in this browser's storage, which may be turned off, full, or hold something else. */

/** What was stored under that key, else `fallback`. */
export function stored<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    return fallback
  }
}

/** Without storage it is forgotten with the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing depends on it.
  }
}
