import { expect, it } from 'vitest'
import type { Clan, Entry, Update, View } from '../../wire/types'
import { CLANS } from '../../wire/vocab'
import kamiGame from '../../testing/fixtures/late.json'
import whole from '../../testing/fixtures/whole-game.json'
import { event } from '../../testing/playback'
import { piecesAfter } from './mid-entry-pieces'

type Places = Pick<View, 'map' | 'shrines' | 'kami_figures'>

/** Without empty places and clans. */
function present({ map, shrines, kami_figures }: Places): unknown {
  const counted = (clans: object): unknown =>
    Object.fromEntries(
      Object.entries(clans)
        .filter(([name]) => name !== 'kami')
        .map(([clan, counts]) => [
          clan,
          Object.fromEntries(Object.entries(counts as object).filter(([, n]) => n > 0)),
        ])
        .filter(([, counts]) => Object.keys(counts as object).length > 0),
    )
  const places = Object.entries(map).map(([id, clans]): [string, unknown] => [id, counted(clans)])
  return {
    map: Object.fromEntries(places.filter(([, clans]) => Object.keys(clans as object).length > 0)),
    shrines: shrines.map((shrine) => [shrine.kami, counted(shrine)]),
    kami_figures,
  }
}

it('the events of a whole game lead from the Strongholds at home to the last map', () => {
  const { view, frames } = whole as unknown as Update & { frames: Entry[] }
  const last = view as View
  const homes = (Object.keys(last.players) as Clan[]).map((clan) => [
    CLANS[clan].home,
    { [clan]: { stronghold: 1 } },
  ])
  const empty = {
    map: Object.fromEntries(homes) as View['map'],
    shrines: last.shrines.map(({ kami }) => ({ kami })),
    kami_figures: {},
  }
  const events = frames.flatMap((frame) => frame.events)
  expect(events.filter(({ kind }) => kind === 'killed').length).toBeGreaterThan(3)
  expect(present(piecesAfter(empty, events))).toEqual(present(last))
})

it('kami come, move, and leave', () => {
  const view = kamiGame.view as unknown as View
  const after = piecesAfter(view, [
    event(1, 'kami_placed', { kami: 'fujin', to: 'edo' }),
    event(2, 'kami_moved', { kami: 'fujin', from: 'edo', to: 'oshu' }),
    event(3, 'kami_left', { kami: 'ryujin', from: 'oshu' }),
  ])
  const { ryujin: _, ...others } = view.kami_figures
  expect(after.kami_figures).toEqual({ ...others, fujin: 'oshu' })
  expect(after.map).toEqual(view.map)
})
