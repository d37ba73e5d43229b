/** Ids of everything that is drawn, from the generated vocabulary. */
import * as vocab from '../wire/vocab'
import type { Card } from '../wire/vocab'

const keysOf = <T extends object>(table: T): readonly (keyof T)[] => Object.keys(table) as (keyof T)[]

export const { ADVANTAGES, CARD_TYPES, KAMI, SEASONS } = vocab
export const CLANS = keysOf(vocab.CLANS)
export const FIGURES = keysOf(vocab.PIECES_PER_CLAN)
export const MANDATES = keysOf(vocab.MANDATES)
export const PROVINCES = keysOf(vocab.PROVINCES)

export type ClanId = vocab.Clan
export type FigureId = keyof typeof vocab.PIECES_PER_CLAN
export type MonsterId = {
  [K in Card]: (typeof vocab.CARDS)[K]['type'] extends 'monster' ? K : never
}[Card]
export type KamiId = vocab.Kami
export type MandateId = vocab.Mandate
export type AdvantageId = vocab.Advantage
export type SeasonId = vocab.Season
export type CardTypeId = vocab.CardType
export type ProvinceId = vocab.Province

export const isMonster = (id: string): id is MonsterId =>
  id in vocab.CARDS && vocab.CARDS[id as Card].type === 'monster'
export const isKami = (id: string): id is KamiId => (KAMI as readonly string[]).includes(id)
export const MONSTERS = keysOf(vocab.CARDS).filter(isMonster)
