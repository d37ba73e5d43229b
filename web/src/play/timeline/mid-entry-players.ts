/** What the clans hold in the middle of an entry: VP, Coins, Ronin, cards, war tokens, hostages, reserve, and alliances so far. */
import type { Clan, GameEvent, View } from '../../wire/types'
import { CARDS, PROVINCES, SEASONS, type Card, type Piece, type Season } from '../../wire/vocab'
import type { Resource } from '../effects/cues'
import { isPiece } from '../pieces'

type Players = View['players']
type Player = NonNullable<Players[Clan]>
type Change = readonly [Clan, Resource, number]
/** That many more of a figure in a clan's reserve. */
type Reserved = readonly [Clan, string, number]

/** The amounts that an event names. */
function changesOf(event: GameEvent): readonly Change[] {
  switch (event.kind) {
    case 'vp':
    case 'coins':
    case 'ronin':
      return [[event.clan, event.kind, event.amount]]
    case 'gift':
      return [
        [event.clan, 'coins', -event.coins],
        [event.to, 'coins', event.coins],
        [event.clan, 'ronin', -event.ronin],
        [event.to, 'ronin', event.ronin],
      ]
    case 'bid_revealed':
      return [[event.clan, 'coins', -Object.values(event.bid).reduce((sum, coins) => sum + coins, 0)]]
    case 'reparation':
      return [[event.to, 'coins', event.amount]]
    default:
      return []
  }
}

/** Figures that come from a reserve or go there. */
function reservedBy(event: GameEvent): readonly Reserved[] {
  switch (event.kind) {
    case 'summoned':
    case 'placed':
      return [[event.clan, event.figure, -1]]
    case 'built':
      return [[event.clan, 'stronghold', -1]]
    case 'replaced':
      return [
        [event.owner, event.figure, 1],
        [event.clan, event.with, -1],
      ]
    case 'killed':
    case 'returned':
      return [[event.clan, event.figure, event.count]]
    case 'hostage_returned':
      return [[event.owner, event.figure, 1]]
    case 'monster_joined':
      return [[event.clan, event.figure, 1]]
    default:
      return []
  }
}

function reserve({ reserve: counts }: Player, figure: Piece, by: number): void {
  const count = (counts[figure] ?? 0) + by
  if (count > 0) counts[figure] = count
  else delete counts[figure]
}

const CARD_ORDER = Object.keys(CARDS)
const PROVINCE_ORDER = Object.keys(PROVINCES)
/** With one more, in the order in which views list them. */
const withCard = (cards: Player['cards'], card: Card): Player['cards'] =>
  [...cards, card].toSorted((a, b) => CARD_ORDER.indexOf(a) - CARD_ORDER.indexOf(b))
const withToken = (tokens: Player['tokens'], token: Player['tokens'][number]): Player['tokens'] =>
  [...tokens, token].toSorted(
    (a, b) =>
      SEASONS.indexOf(a[0]) - SEASONS.indexOf(b[0]) ||
      PROVINCE_ORDER.indexOf(a[1]) - PROVINCE_ORDER.indexOf(b[1]),
  )

function free({ hostages }: Player, owner: Clan, figure: string): void {
  const at = hostages.findIndex(([from, piece]) => from === owner && piece === figure)
  if (at >= 0) hostages.splice(at, 1)
}

/** Cards, war tokens, and hostages. */
function collect(player: Player, event: GameEvent): void {
  if (event.kind === 'token_won') player.tokens = withToken(player.tokens, [event.season, event.province])
  if (event.kind === 'acquired') player.cards = withCard(player.cards, event.card)
  if (event.kind === 'hostage_returned') free(player, event.owner, event.figure)
  if (event.kind === 'captured' && isPiece(event.figure)) player.hostages.push([event.owner, event.figure])
}

function ally({ allied_seasons: seasons }: Player, season: Season): void {
  if (!seasons.includes(season)) seasons.push(season)
}

function apply(players: Players, event: GameEvent, season: Season): void {
  const player = 'clan' in event ? players[event.clan] : undefined
  if (player !== undefined) collect(player, event)
  const allies = event.kind === 'allied' ? [event.clan, event.with] : []
  for (const clan of allies) if (players[clan] !== undefined) ally(players[clan], season)
  for (const [clan, thing, amount] of changesOf(event))
    if (players[clan] !== undefined) players[clan][thing] += amount
  for (const [clan, figure, by] of reservedBy(event))
    if (players[clan] !== undefined && isPiece(figure)) reserve(players[clan], figure, by)
}

export function playersAfter(
  { players, season }: Pick<View, 'players' | 'season'>,
  events: readonly GameEvent[],
): Players {
  const found = structuredClone(players)
  let now = season
  for (const event of events) {
    if (event.kind === 'season_started') now = event.season
    apply(found, event, now)
  }
  return found
}
