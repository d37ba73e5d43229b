/** Repeatable random numbers: the same seed always draws the same picture. */
export interface Random {
  /** In [low, high). */
  between(low: number, high: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

export function seeded(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
