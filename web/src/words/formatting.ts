/** Joins and formats names, facts, and numbers for the current language. */
import { nameOf, t } from '../lib/i18n.svelte'
import { ADVANTAGES, type Advantage } from '../wire/vocab'

export type Bid = Readonly<Record<Advantage, number>>

/** A clan's name in a sentence; the reader's own clan is "you". */
export const clanIn = (clan: string, me: string | null): string =>
  clan === me ? t('clan-you') : nameOf.clan(clan)

/** "Koi, Lotus and Turtle". */
export function listed(names: readonly string[]): string {
  const [one, other, ...more] = names
  if (one === undefined) return t('nothing')
  if (other === undefined) return one
  if (more.length === 0) return t('list-two', { one, other })
  const head = names.slice(1, -1).reduce((joined, next) => t('list-more', { head: joined, next }), one)
  return t('list-last', { head, last: names.at(-1) ?? '' })
}

/** "1 on Seppuku and 2 on Hire Ronin". */
export function bidWords(bid: Bid): string {
  const parts = ADVANTAGES.filter((id) => bid[id] > 0)
  return listed(parts.map((id) => t('bid-part', { coins: bid[id], advantage: nameOf.advantage(id) })))
}

/** "1 VP and 2 Coins". */
export function rewardWords(reward: Readonly<Partial<Record<'vp' | 'coins' | 'ronin', number>>>): string {
  const kinds = (['vp', 'coins', 'ronin'] as const).filter((kind) => (reward[kind] ?? 0) > 0)
  return listed(kinds.map((kind) => t(`amount-${kind}`, { count: reward[kind] ?? 0 })))
}

/** Joins parts with a message of the catalog that has the parts so far as `head` and the `next` one. */
const joinedBy =
  (message: string) =>
  (parts: readonly string[]): string =>
    parts.length === 0 ? '' : parts.reduce((head, next) => t(message, { head, next }))

/** Several facts in one line, each of which may have commas. */
export const factsOf = joinedBy('list-facts')

/** Sentences one after another: only some languages put a space between them. */
export const sentencesOf = joinedBy('list-sentences')

/** What each of several clans does, in one line. */
export const waitingOf = joinedBy('list-waiting')

/** "+3", "−2". */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** "Home: Edo". */
export const fact = (name: string, value: string | number): string => t('fact', { name, value })

const two = (n: number): string => String(n).padStart(2, '0')

/** "4:07", with hours "1:04:07". */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    two(seconds % 60),
  ]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
