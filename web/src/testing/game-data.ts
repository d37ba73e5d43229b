/** Reads the engine's game data file in tests, to check that everything in it has a drawing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Named {
  readonly id: string
}

/** The game data the engine plays by; for tests only. */
export interface GameData {
  readonly provinces: readonly Named[]
  readonly borders: readonly (readonly [string, string])[]
  readonly shipping_routes: readonly (readonly [string, string])[]
  readonly clans: readonly Named[]
  readonly figures_per_clan: Readonly<Record<string, number>>
  readonly mandates: readonly Named[]
  readonly kami: readonly Named[]
  readonly war_advantages: readonly Named[]
  readonly war_token_vp: Readonly<Record<string, number>>
  readonly card_types: readonly string[]
  readonly cards: readonly (Named & { readonly type: string })[]
}

const FILE = join(import.meta.dirname, '../../../src/hinode/data/game-data.json')

export const gameData = (): GameData => JSON.parse(readFileSync(FILE, 'utf8')) as GameData
