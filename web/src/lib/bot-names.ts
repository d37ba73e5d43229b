/** Names of bots: `level`, `level/style`, or `module:Class` for one that the host of the server added. */
import type { BotSpec } from '../wire/types'

export const isCustom = (bot: string): boolean => bot.includes(':')

/** The bot with that name, as tables are asked for it. */
export function specOf(bot: string): BotSpec {
  if (isCustom(bot)) return { level: 'greedy', style: null, custom: bot }
  const [level = 'greedy', style] = bot.split('/')
  return { level, style: style ?? null } as BotSpec
}
