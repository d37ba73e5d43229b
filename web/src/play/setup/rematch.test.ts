import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api'
import { router } from '../../lib/router.svelte'
import type { Command, TableView } from '../../wire/types'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'
import { playAgain, others, sameTable } from './rematch'

const base = whole.table as unknown as TableView
const place = (
  number: number,
  change: Partial<TableView['places'][number]>,
): TableView['places'][number] => ({
  ...(base.places[0] as TableView['places'][number]),
  place: number,
  taken: false,
  bot: null,
  ...change,
})
const friends: TableView = {
  ...base,
  mine: [0],
  places: [
    place(0, { taken: true }),
    place(1, { taken: true }),
    place(2, { bot: 'planner/monk' }),
    place(3, { bot: 'random' }),
  ],
}
const alone: TableView = {
  ...friends,
  places: friends.places.map((one) => (one.place === 1 ? place(1, { bot: 'greedy' }) : one)),
}

const sent: [string, Command][] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(api, 'makeTable').mockResolvedValue({ id: 'new', invite: 'key-of-it', commitment: '' })
  vi.spyOn(api, 'command').mockImplementation((id, command) => {
    sent.push([id, command])
    return Promise.resolve(1)
  })
  vi.spyOn(router, 'go').mockImplementation(() => undefined)
})

const over = (): TestSource => new TestSource('old', whole)

describe('once more', () => {
  it('is with the same options and the same bots', () => {
    const made = sameTable(friends)
    expect(made.bots).toEqual([
      { level: 'planner', style: 'monk' },
      { level: 'random', style: null },
    ])
    expect(made).toMatchObject({
      players: base.options.players,
      season_set: base.options.season_set,
      open: false,
    })
  })

  it('keeps no bot on the seat of a person who was replaced by one', () => {
    const replaced = {
      ...friends,
      places: friends.places.map((one) => (one.place === 1 ? { ...one, bot: 'greedy' } : one)),
    }
    expect(sameTable(replaced).bots).toHaveLength(2)
    expect(others(replaced)).toBe(1)
  })

  it('among bots begins at once', async () => {
    await playAgain(over(), alone)
    expect(sent.map(([id, { kind }]) => `${id} ${kind}`)).toEqual(['new join', 'new start'])
    expect(router.go).toHaveBeenCalledWith('t/new')
  })

  it('with friends gathers, and sends the link to the old table', async () => {
    await playAgain(over(), friends)
    expect(sent.map(([id, { kind }]) => `${id} ${kind}`)).toEqual(['new join', 'old chat'])
    const [, chat] = sent[1] as [string, Extract<Command, { kind: 'chat' }>]
    expect(chat.text).toContain('/#/t/new/key-of-it')
  })
})
