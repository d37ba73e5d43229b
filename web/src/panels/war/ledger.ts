/** What a battle changes for each clan: VP, Coins, and honor before and after, as far as it has been told. */
import type { Play } from '../../play/play.svelte'
import type { Clan, GameEvent } from '../../wire/types'
import { ADVANTAGES } from '../../wire/vocab'
import { STEPS, type Battle } from './battle'

export interface Change {
  readonly clan: Clan
  readonly vp: readonly [number, number]
  readonly coins: readonly [number, number]
  /** Places on the honor track. */
  readonly honor: readonly [number, number]
}

type Amounts = Record<'vp' | 'coins', Map<Clan, number>>

function amountsOf(events: readonly GameEvent[]): Amounts {
  const found: Amounts = { vp: new Map(), coins: new Map() }
  const add = (what: 'vp' | 'coins', clan: Clan, amount: number): void =>
    void found[what].set(clan, (found[what].get(clan) ?? 0) + amount)
  for (const event of events) {
    if (event.kind === 'vp' || event.kind === 'coins') add(event.kind, event.clan, event.amount)
    else if (event.kind === 'reparation') add('coins', event.to, event.amount)
    else if (event.kind === 'bid_revealed')
      for (const id of ADVANTAGES) add('coins', event.clan, -event.bid[id])
  }
  return found
}

/** The board that is drawn has some of the battle's events behind it; those of the entry being told come on top. */
export function ledgerOf(play: Play, battle: Battle): Change[] {
  const last = play.source.story.at(-1)
  const telling = last !== undefined && last.n > play.update.n ? last.events : []
  const fresh = new Set(telling.map(({ number }) => number))
  const events = STEPS.flatMap((step) => battle.steps[step])
  const drawn = amountsOf(events.filter(({ number }) => !fresh.has(number)))
  const coming = amountsOf(events.filter(({ number }) => fresh.has(number)))
  const moved = events.filter((event) => event.kind === 'honor')
  const orders = [
    play.director.momentOf(battle.id)?.view.honor ?? play.view.honor,
    moved.at(-1)?.order ?? play.view.honor,
  ]
  return play.clans.map((clan): Change => {
    const player = play.view.players[clan]
    const both = (what: 'vp' | 'coins'): readonly [number, number] => {
      const now = player?.[what] ?? 0
      return [now - (drawn[what].get(clan) ?? 0), now + (coming[what].get(clan) ?? 0)]
    }
    const [first = 0, then = 0] = orders.map((order) => order.indexOf(clan) + 1)
    return { clan, vp: both('vp'), coins: both('coins'), honor: [first, then] }
  })
}

export const changes = ({ vp, coins, honor }: Change): boolean =>
  [vp, coins, honor].some(([before, after]) => before !== after)
