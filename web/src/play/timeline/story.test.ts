import { expect, it } from 'vitest'
import type { GameEvent } from '../../wire/types'
import { withoutUndone } from './story'
import { entryWith } from '../../testing/entries'
import { promiseEnds } from '../../testing/promises'

const built = (number: number): GameEvent =>
  ({ number, kind: 'built', cause: 'WAR-2', parent: null, clan: 'koi', province: 'edo' }) as GameEvent

it('the story leaves out what was undone and keeps the entry that undid it', () => {
  const items = withoutUndone([
    entryWith({ n: 1, events: [built(0), built(1)] }),
    entryWith({ n: 2, events: [built(2)] }),
    entryWith({ n: 3, kind: 'undone', clan: 'koi', facts: { events: 1 } }),
    entryWith({ n: 4, events: [built(1)] }),
  ])
  expect(items.map(({ entry: { n }, event }) => [n, event?.number ?? null])).toEqual([
    [1, 0],
    [3, null],
    [4, 1],
  ])
})

it('the end of a promise follows the event that ended it, and is undone with it', () => {
  const told = [
    entryWith({ n: 1, events: [built(0), built(1)], promises: [promiseEnds('broken', 0)] }),
    entryWith({ n: 2, kind: 'undone', facts: { events: 0 }, promises: [promiseEnds('open', 0)] }),
  ]
  const short = ({ event, promise }: ReturnType<typeof withoutUndone>[number]): unknown =>
    promise?.state ?? event?.number ?? 'entry'
  expect(withoutUndone(told.slice(0, 1)).map(short)).toEqual([0, 'broken', 1])
  expect(withoutUndone(told).map(short)).toEqual(['entry', 'open'])
})

it('promises kept by the same event are one item, other ends stay apart', () => {
  const ends = (['kept', 'broken', 'kept', 'void'] as const).map((state, i) =>
    promiseEnds(state, 0, { id: `0123456789.give.${i}` }),
  )
  const later = promiseEnds('kept', 1, { id: '0123456789.ask.0' })
  const items = withoutUndone([
    entryWith({ n: 1, events: [built(0), built(1)], promises: [...ends, later] }),
  ]).filter(({ promise }) => promise !== undefined)
  expect(items.map(({ promise, alsoKept }) => [promise, alsoKept])).toEqual([
    [ends[0], [ends[2]]],
    [ends[1], undefined],
    [ends[3], undefined],
    [later, []],
  ])
})
