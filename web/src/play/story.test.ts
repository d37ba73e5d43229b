import { expect, it } from 'vitest'
import type { Entry, GameEvent } from '../wire/types'
import { withoutUndone } from './story'

const built = (number: number): GameEvent =>
  ({ number, kind: 'built', cause: 'WAR-2', parent: null, clan: 'koi', province: 'edo' }) as GameEvent
const entry = (more: object): Entry =>
  ({
    n: 1,
    kind: 'answered',
    clan: null,
    by: null,
    reason: null,
    facts: {},
    events: [],
    battles: [],
    ...more,
  }) as Entry

it('the story leaves out what was undone and keeps the entry that undid it', () => {
  const items = withoutUndone([
    entry({ n: 1, events: [built(0), built(1)] }),
    entry({ n: 2, events: [built(2)] }),
    entry({ n: 3, kind: 'undone', clan: 'koi', facts: { events: 1 } }),
    entry({ n: 4, events: [built(1)] }),
  ])
  expect(items.map(({ entry: { n }, event }) => [n, event?.number ?? null])).toEqual([
    [1, 0],
    [3, null],
    [4, 1],
  ])
})
