import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { Clan, Command, Listing, NewTable, TableView, NewCommand } from '../wire/types'
import { BOT_STYLES } from '../wire/vocab'
import { TestSource } from '../testing/source.svelte'
import whole from '../testing/fixtures/whole-game.json'
import { makeBots, firstGame } from '../play/setup/new-table'
import RadioRow from '../panels/shared/controls/RadioRow.svelte'
import BotFields from './shared/BotFields.svelte'
import ClanGallery from './table/ClanGallery.svelte'
import Lobby from './table/Lobby.svelte'
import NewTablePage from './home/NewTable.svelte'
import Start from './home/Start.svelte'
import TableList from './home/TableList.svelte'
import Welcome from './home/Welcome.svelte'

const made: NewTable[] = []
const sent: Command[] = []

beforeEach(() => {
  settings.set({ language: 'en', guide: true })
  made.length = sent.length = 0
  session.name = null
  session.setDraft('')
  vi.spyOn(api, 'tables').mockResolvedValue({ tables: [], more: false })
  vi.spyOn(api, 'offeredBots').mockResolvedValue({ custom: ['mymodule:MyBot'], deals: 'answer' })
  vi.spyOn(api, 'introduce').mockImplementation((name) => Promise.resolve({ name } as never))
  vi.spyOn(api, 'makeTable').mockImplementation((options) => {
    made.push(options)
    return Promise.resolve({ id: 'new', invite: 'key', commitment: '' })
  })
  vi.spyOn(api, 'command').mockImplementation((_, command) => {
    sent.push(command)
    return Promise.resolve(1)
  })
  vi.spyOn(router, 'go').mockImplementation(() => undefined)
})

describe('bots for a table', () => {
  it('that are mixed have different characters', () => {
    const styles = makeBots(4, 'greedy', 'mixed').map(({ style }) => style)
    expect(new Set(styles).size).toBe(4)
    expect(styles.every((style) => BOT_STYLES.some((one) => one === style))).toBe(true)
  })

  it('that stray have none', () => {
    expect(makeBots(2, 'random', 'monk')).toEqual([
      { level: 'random', style: null },
      { level: 'random', style: null },
    ])
  })
})

describe('the list of my tables', () => {
  it('opens a table that gathers or picks clans, and resumes a game', async () => {
    const tables = (['gathering', 'picking', 'playing', 'ended'] as const).map(
      (status) =>
        ({ id: status, title: status, status, options: { season_set: 'archway' }, changed: 0 }) as Listing,
    )
    vi.spyOn(api, 'tables').mockResolvedValue({ tables, more: false })
    document.documentElement.lang = 'en' // as the app sets it: dates are written in it
    const { container } = render(TableList, { scope: 'mine' })
    await screen.findByText('gathering')
    const verbs = [...container.querySelectorAll('.button')].map(({ textContent }) => textContent)
    expect(verbs).toEqual(['Open', 'Open', 'Resume', 'Watch'])
  })
})

describe('a bot of the host', () => {
  it('is listed by its name beside the levels', async () => {
    const onpick = vi.fn()
    render(BotFields, { bot: { level: 'greedy', style: 'monk' }, onpick })
    const strength = screen.getByLabelText('Bot strength')
    await vi.waitFor(() => expect(screen.getByRole('option', { name: 'mymodule:MyBot' })).toBeDefined())
    await fireEvent.change(strength, { target: { value: 'mymodule:MyBot' } })
    expect(onpick).toHaveBeenCalledWith({ level: 'greedy', style: null, custom: 'mymodule:MyBot' })
  })

  it('that the host took away is still shown where it sits', () => {
    render(BotFields, { bot: { level: 'greedy', style: null, custom: 'old:Bot' }, onpick: vi.fn() })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bot strength' }).value).toBe('old:Bot')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bot personality' }).disabled).toBe(true)
  })

  it('plays all other seats if it is chosen', () => {
    const bot = { level: 'greedy', style: null, custom: 'mymodule:MyBot' }
    expect(makeBots(2, 'mymodule:MyBot', 'mixed')).toEqual([bot, bot])
  })
})

describe('deals with bots', () => {
  it('are chosen up to what the host allows, which is the default', async () => {
    render(NewTablePage)
    const deals = await screen.findByRole('radiogroup', { name: 'Deals with bots' })
    expect(within(deals).getByRole('radio', { checked: true }).textContent).toContain('they reply')
    expect(within(deals).queryByRole('radio', { name: /they make offers/ })).toBeNull()
    await fireEvent.click(within(deals).getByRole('radio', { name: /^none/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Create table' }))
    await vi.waitFor(() => expect(made[0]?.bot_deals).toBe('off'))
  })

  it('are whatever the host allows in a game that starts at once', () => {
    expect(firstGame().bot_deals).toBeNull()
  })

  it('are shown in the lobby', () => {
    const shown = whole.table as unknown as TableView
    const off: TableView = {
      ...shown,
      status: 'gathering',
      options: { ...shown.options, bot_deals: 'off' },
    }
    render(Lobby, { source: new TestSource('g'), table: off, invite: null })
    expect(screen.getByText(/Deals with bots: none/)).toBeDefined()
  })
})

describe('a first game', () => {
  it('is what the rules advise, with the guide on', () => {
    settings.set({ guide: false })
    expect(firstGame()).toMatchObject({ season_set: 'archway', shrines: 'first-game', kami_unbound: false })
    expect(firstGame().bots?.map(({ level }) => level)).toEqual(['easy', 'easy', 'easy'])
    expect(settings.guide).toBe(true)
  })

  it('is one tap away from the start', async () => {
    render(Start)
    await fireEvent.click(screen.getByRole('button', { name: 'First game' }))
    await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('t/new'))
    expect(made[0]).toMatchObject({ shrines: 'first-game', players: 4 })
    expect(sent.map(({ kind }) => kind)).toEqual(['join', 'start'])
  })

  it('asks for a name in the language of the page', async () => {
    settings.set({ language: 'zh-Hant' })
    render(Welcome)
    const field = screen.getByRole('textbox')
    const asked = await fireEvent.invalid(field)
    expect(asked).toBe(false) // not by the browser
    expect(screen.getByRole('alert').textContent).toBe('請先輸入名字。')
    await fireEvent.input(field, { target: { value: '小雪' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the name that was typed is still there after a look around', async () => {
    const { unmount } = render(Welcome)
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Aki' } })
    unmount()
    render(Welcome)
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Aki')
  })

  it('can be begun with nothing but a name', async () => {
    render(Welcome)
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Aki' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Start your first game' }))
    await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('t/new'))
    expect(api.introduce).toHaveBeenCalledWith('Aki')
  })

  it('is no way for those who follow a link', () => {
    vi.spyOn(router, 'route', 'get').mockReturnValue({ screen: 'table', id: 'x', key: 'y' })
    render(Welcome)
    expect(screen.queryByRole('button', { name: /first game/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })
})

describe('a choice', () => {
  it('says below what the chosen one means', async () => {
    const onpick = vi.fn()
    render(RadioRow, {
      label: 'Bots',
      options: [
        ['a', 'Steady', 'Plays well.'],
        ['b', 'Cunning', 'Plays better.'],
      ],
      value: 'a',
      onpick,
    })
    expect(screen.getByRole('radiogroup', { name: 'Bots' }).getAttribute('aria-describedby')).toBe(
      screen.getByText('Plays well.').id,
    )
    await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' })
    expect(onpick).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('the clans', () => {
  const base = whole.table as unknown as TableView
  const seat = (place: number, clan: Clan | null, taken: boolean): TableView['places'][number] => ({
    ...(base.places[0] as TableView['places'][number]),
    place,
    clan,
    taken,
    bot: null,
    ready: false,
  })
  const table = (change: Partial<TableView>): TableView => ({ ...base, status: 'gathering', ...change })
  function wishes(shown: TableView, canSit: boolean): NewCommand[] {
    const all: NewCommand[] = []
    render(ClanGallery, { table: shown, canSit, send: (wish) => Promise.resolve(void all.push(wish)) })
    return all
  }
  const press = (name: RegExp): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }))

  it('are taken by a player without a seat', async () => {
    const all = wishes(table({ mine: [], places: [seat(0, null, false), seat(1, 'lotus', true)] }), true)
    await press(/^Koi/)
    expect(all).toEqual([{ kind: 'join', place: null, clan: 'koi' }])
  })

  it('can be changed by a seated player', async () => {
    const all = wishes(table({ mine: [0], places: [seat(0, 'koi', true), seat(1, null, false)] }), false)
    await press(/^Turtle/)
    expect(all).toEqual([{ kind: 'clan', place: 0, clan: 'turtle' }])
  })

  it('around one screen are taken one after the other', async () => {
    const all = wishes(table({ mine: [0], places: [seat(0, 'koi', true), seat(1, null, false)] }), true)
    await press(/^Turtle/)
    expect(all).toEqual([{ kind: 'join', place: null, clan: 'turtle' }])
  })

  it('that are gone cannot be chosen', () => {
    wishes(table({ mine: [], places: [seat(0, 'koi', true), seat(1, null, false)] }), true)
    expect(screen.getByRole('button', { name: /^Koi/ })).toHaveProperty('disabled', true)
  })

  it('gather with those around one screen, each under a name of their own', async () => {
    const shared = table({
      id: 'around',
      mine: [0, 1],
      options: { ...base.options, hot_seat: true },
      places: [seat(0, 'koi', true), seat(1, 'lotus', true)],
    })
    const source = new TestSource('around')
    render(Lobby, { source, table: shared, invite: null })
    await fireEvent.change(screen.getAllByLabelText('Player name')[1] as HTMLElement, {
      target: { value: 'Ben' },
    })
    expect(source.sent).toEqual([{ kind: 'name', place: 1, name: 'Ben' }])
  })

  it('can be sent a link to, by copying or sharing', () => {
    const here = table({
      mine: [],
      options: { ...base.options, clans: 'chosen' },
      places: [seat(0, null, false)],
    })
    render(Lobby, { source: new TestSource('g'), table: here, invite: 'key' })
    expect(screen.getByLabelText<HTMLInputElement>('Invite friends with this link').value).toContain(
      `/#/t/${here.id}/key`,
    )
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
  })
})
