/**
 * Selectable items (`Selectable`): ids for everything a player can click to build an answer, such as a piece, a
 * province, or a card. `selectablesOf` lists the items of an answer in the order they are picked.
 */
import type { Answer, Clan, Decision } from '../wire/types'
import type { Card, Figure, Kami, Mandate, Province, Source } from '../wire/vocab'

export type Selectable =
  | `piece:${Clan}/${Figure}@${Province | Kami}`
  | `figure:${Figure}`
  | `province:${Province}`
  | `shrine:${Kami}`
  | `build`
  | `card:${Card}`
  | `full:${Card}`
  | `clan:${Clan}`
  | `tile:${Mandate}`
  | `announce:${Mandate}`
  | `with:${Figure}`
  | `effect:${Source}`
  | `say:${'done' | 'yes' | 'no' | 'first' | 'last' | 'ready' | 'propose' | 'withdraw' | 'accept' | 'refuse'}`

export const piece = (clan: Clan, figure: Figure, at: Province | Kami): Selectable =>
  `piece:${clan}/${figure}@${at}`

interface PieceParts {
  clan: Clan
  figure: Figure
  at: Province | Kami
}

export function pieceParts(item: Selectable): PieceParts | null {
  const found = /^piece:(.+)\/(.+)@(.+)$/.exec(item)
  return found && { clan: found[1] as Clan, figure: found[2] as Figure, at: found[3] as Province | Kami }
}

/** What stands after the colon: an id. */
export const idOf = (item: Selectable): string => item.slice(item.indexOf(':') + 1)
export const kindOf = (item: Selectable): string => item.split(':', 1)[0] ?? item

const to = (place: { province?: Province; shrine?: Kami }): Selectable[] => [
  ...(place.province === undefined ? [] : [`province:${place.province}` as const]),
  ...(place.shrine === undefined ? [] : [`shrine:${place.shrine}` as const]),
]

/** The items of an answer to a decision. */
export function selectablesOf(answer: Answer, decision: Decision): Selectable[] {
  const me = decision.clan
  switch (answer.kind) {
    case 'move':
      return [piece(me, answer.figure, answer.from), ...to({ province: answer.to })]
    case 'shift':
      return [piece(me, answer.figure, answer.from), ...to({ shrine: answer.to })]
    case 'build':
      return ['build', ...to(answer)]
    case 'summon':
    case 'place':
      return [`figure:${answer.figure}`, ...to(answer)]
    case 'replace':
      return [
        piece(answer.clan, answer.figure, (answer.province ?? answer.shrine) as Province),
        `with:${answer.with}`,
      ]
    case 'capture':
      return [piece(answer.clan, answer.figure, provinceOf(decision))]
    case 'kill':
      return [piece(answer.clan, answer.figure, answer.province)]
    case 'mandate':
      return [
        `tile:${answer.tile}`,
        ...(answer.announce === undefined ? [] : [`announce:${answer.announce}` as const]),
      ]
    case 'buy':
      return [answer.full ? `full:${answer.card}` : `card:${answer.card}`]
    case 'pay':
      return [`clan:${answer.clan}`]
    case 'effect':
      return [`effect:${answer.source}`]
    case 'propose':
    case 'withdraw':
      return [`say:${answer.kind}`, `clan:${answer.to}`]
    case 'accept':
    case 'refuse':
      return [`say:${answer.kind}`, `clan:${answer.from}`]
    case 'bid':
    case 'gift':
      return []
    default:
      return [`say:${answer.kind}`]
  }
}

function provinceOf(decision: Decision): Province {
  if (decision.kind !== 'hostage') throw new Error(`a ${decision.kind} names no province to capture in`)
  return decision.province
}
