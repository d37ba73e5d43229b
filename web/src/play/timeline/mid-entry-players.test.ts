import { expect, it } from 'vitest'
import followed from '../../testing/fixtures/followed-game.json'
import { moment } from '../../testing/moments'
import type { Clan, GameEvent, View } from '../../wire/types'
import { viewAfter } from './mid-entry-view'

type Parts = Record<string, unknown>
const entries = followed as unknown as { events: GameEvent[]; changed: Parts }[]
const CLAN = 'players.'

/** A view with the parts that are followed; what a clan holds is a part of its own. */
function viewOf(parts: Parts): View {
  const clans = Object.entries(parts).filter(([key]) => key.startsWith(CLAN))
  const players = Object.fromEntries(clans.map(([key, held]) => [key.slice(CLAN.length), held]))
  return { ...moment('watching').view, ...parts, players } as View
}
const sortedPairs = (alliances: View['alliances']): string[] =>
  alliances.map((pair: Clan[]) => pair.toSorted().join()).toSorted()
/** What is compared; a Tea Ceremony can begin before the mandates of the last season have gone. */
const partsOf = ({ season, honor, alliances, mandates, display, players }: View): Parts => ({
  ...{ season, honor, mandates, display, players },
  alliances: sortedPairs(alliances),
})

it('after the events of each entry of a game, clans hold what the engine says', () => {
  let parts = entries[0]?.changed ?? {}
  const compared = new Set<string>()
  for (const { events, changed } of entries.slice(1)) {
    const after = viewAfter(viewOf(parts), events)
    parts = { ...parts, ...changed }
    expect([events.map(({ kind }) => kind), partsOf(after)]).toEqual([
      events.map(({ kind }) => kind),
      partsOf(viewOf(parts)),
    ])
    for (const { kind } of events) compared.add(kind)
  }
  expect([...compared]).toEqual(
    expect.arrayContaining([
      'acquired',
      'replaced',
      'captured',
      'hostage_returned',
      'reparation',
      'gift_won',
    ]),
  )
})
