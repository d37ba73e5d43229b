/** Names of bots: `level`, `level/style`, or `module:Class` for one that the host of the server added. */
import type { BotSpec } from '../wire/types'
import { BOT_LEVELS, type BotLevel } from '../wire/vocab'

export const LEVELS = Object.keys(BOT_LEVELS) as BotLevel[]

export const isCustom = (bot: string): boolean => bot.includes(':')

/** Whether bots of that level have a style; custom bots have none. */
export const hasStyles = (level: string): boolean =>
  LEVELS.some((id) => id === level && BOT_LEVELS[id].styles)

/** The bot with that name, as tables are asked for it. */
export function specOf(bot: string): BotSpec {
  if (isCustom(bot)) return { level: 'greedy', style: null, custom: bot }
  const [level = 'greedy', style] = bot.split('/')
  return { level, style: style ?? null } as BotSpec
}
