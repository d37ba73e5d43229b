/** Creates tables that start at once, because every other seat is a bot's or shares this screen. */
import { api } from '../../lib/api'
import { hasStyles, specOf } from '../../lib/bot-names'
import { commandId } from '../../lib/command-id'
import { router } from '../../lib/router.svelte'
import { settings } from '../../lib/settings.svelte'
import type { BotSpec, Clan, NewTable } from '../../wire/types'
import { BOT_STYLES, FIRST_GAME, type BotStyle } from '../../wire/vocab'

export type StyleChoice = 'mixed' | 'plain' | BotStyle

/** A number of bots, by level or by the name of a custom bot; mixed ones have different styles. */
export function makeBots(count: number, level: string, style: StyleChoice): BotSpec[] {
  const shuffled = [...BOT_STYLES].sort(() => Math.random() - 0.5)
  return Array.from({ length: count }, (_, seat) => {
    const bot = specOf(level)
    if (!hasStyles(level) || style === 'plain') return bot
    return { ...bot, style: style === 'mixed' ? (shuffled[seat] ?? null) : style }
  })
}

/** A table by link only, with drawn clans. */
export function tableWithBots(bots: BotSpec[]): NewTable {
  return {
    title: '',
    players: bots.length + 1,
    clans: 'random',
    season_set: 'random',
    shrines: 'random',
    kami_unbound: false,
    open: false,
    hot_seat: false,
    clock: { kind: 'none' },
    bots,
    bot_deals: null, // all that the host allows
  }
}

/** What the rules advise for a first game, with the guide on and bots that can be beaten. */
export function firstGame(): NewTable {
  settings.set({ guide: true })
  return {
    ...tableWithBots(makeBots(3, 'easy', 'mixed')),
    season_set: FIRST_GAME.season_set,
    shrines: 'first-game',
  }
}

/** Take that number of seats, the first one as that clan. */
export async function join(table: string, seats: number, clan: Clan | null = null): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    await api.command(table, { kind: 'join', id: commandId(), place: null, clan: seat === 0 ? clan : null })
  }
}

/** Creates the table, joins it, starts the game, and opens it. If `clan` is given, the other clans are assigned at random. */
export async function begin(options: NewTable, seats = 1, clan: Clan | null = null): Promise<void> {
  const made = await api.makeTable(clan === null ? options : { ...options, clans: 'chosen' })
  await join(made.id, seats, clan)
  await api.command(made.id, { kind: 'start', id: commandId() })
  router.go(`t/${made.id}`)
}
