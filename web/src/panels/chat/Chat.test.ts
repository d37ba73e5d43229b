import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import type { ChatMessage, Update } from '../../wire/types'
import { TestSource } from '../../testing/source.svelte'
import tea from '../../testing/fixtures/tea.json'
import watching from '../../testing/fixtures/watching.json'
import Chat from './Chat.svelte'

/** The chat, not the ledger of deals. */
const CHAT = { ledger: false, onledger: () => undefined }

const said = (more: object): ChatMessage =>
  ({
    number: 0,
    at: 0,
    channel: 'table',
    clan: 'koi',
    name: 'Aki',
    among: null,
    text: 'hello',
    season: null,
    phase: null,
    ...more,
  }) as ChatMessage

function talk(update: unknown = tea, chat: ChatMessage[] = []): TestSource {
  const source = new TestSource('t', update)
  source.chat = chat
  return source
}
async function say(text: string): Promise<void> {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
}

beforeEach(() => settings.set({ language: 'en' }))

describe('the chat', () => {
  it('is for everybody unless clans are chosen', async () => {
    const source = talk()
    render(Chat, { source, ...CHAT })
    await say('  well met ')
    expect(source.sent.at(-1)).toEqual({ kind: 'chat', seat: 'turtle', text: 'well met' })
    await fireEvent.click(screen.getByRole('button', { name: 'Whisper to Koi' }))
    await say('between us')
    expect(source.sent.at(-1)).toEqual({
      kind: 'chat',
      seat: 'turtle',
      text: 'between us',
      to: ['koi'],
    })
  })

  it('calls a bot by its clan, and a person who sat there before by name', () => {
    const { table, ...rest } = tea as unknown as Update
    const bot = { bot: 'easy/loyal', name: 'easy/loyal' }
    const places = table.places.map((place) => (place.clan === 'koi' ? { ...place, ...bot } : place))
    const chat = [said({ name: 'Aki' }), said({ name: bot.name, number: 1 })]
    render(Chat, { source: talk({ ...rest, table: { ...table, places } }, chat), ...CHAT })
    const names = [...document.querySelectorAll('.said strong')].map((name) => name.textContent)
    expect(names).toEqual(['Aki', 'Koi'])
  })

  it('says among bots alone that they do not chat', () => {
    const { table, ...rest } = tea as unknown as Update
    const places = table.places.map((place) =>
      place.clan === 'turtle' ? place : { ...place, bot: 'greedy', name: 'greedy' },
    )
    render(Chat, { source: talk({ ...rest, table: { ...table, places } }), ...CHAT })
    expect(screen.getByText(/Bots do not chat/)).toBeDefined()
  })

  it('of those who watch stays among them, and they give nothing', async () => {
    const source = talk(watching)
    render(Chat, { source, ...CHAT })
    expect(screen.queryByRole('button', { name: /Whisper/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Give/ })).toBeNull()
    await say('nice move')
    expect(source.sent.at(-1)).toEqual({ kind: 'chat', seat: null, text: 'nice move' })
  })

  it('is shown as the plain text it is', () => {
    render(Chat, { source: talk(tea, [said({ text: '<b>bold</b>' })]), ...CHAT })
    expect(screen.getByText('<b>bold</b>')).toBeDefined()
    expect(document.querySelector('.said b')).toBeNull()
  })

  it('loads earlier messages on request, and only where there are some', async () => {
    const source = talk(tea, [said({ number: 7 })])
    const loadOlderChat = vi.fn(() => Promise.resolve())
    const { unmount } = render(Chat, { source: Object.assign(source, { loadOlderChat }), ...CHAT })
    await fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
    expect(loadOlderChat).toHaveBeenCalledOnce()
    unmount()
    render(Chat, { source: Object.assign(talk(tea, [said({ number: 0 })]), { loadOlderChat }), ...CHAT })
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  })

  it('makes links of tables here, and of nothing else', () => {
    const here = `${location.origin}/#/t/abc/key-1`
    render(Chat, {
      source: talk(tea, [said({ text: `Play again? ${here} or https://example.org/#/t/abc` })]),
      ...CHAT,
    })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(here)
    expect(screen.queryByRole('link', { name: /example/ })).toBeNull()
    expect(document.querySelectorAll('.said a')).toHaveLength(1)
  })

  it('counts down to the length that the host allows', async () => {
    const { table, ...rest } = tea
    render(Chat, { source: talk({ ...rest, table: { ...table, chat_length: 10 } }), ...CHAT })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'well met' } })
    expect(screen.getByText(t('talk-left', { count: 2 }))).toBeDefined()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'well met, Koi' } })
    expect(screen.getByText(t('talk-too-long', { count: 3 }))).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('talk-send') }).disabled).toBe(true)
  })

  it('says before it is sent who will read a whisper', async () => {
    render(Chat, { source: talk(), ...CHAT })
    await fireEvent.click(screen.getByRole('button', { name: 'Whisper to Koi' }))
    expect(screen.getByText('Only Koi can read this.')).toBeDefined()
  })

  it('says who whispers to whom', () => {
    render(Chat, { source: talk(tea, [said({ channel: 'private', among: ['turtle', 'koi'] })]), ...CHAT })
    expect(screen.getByText('whispers to you')).toBeDefined()
  })

  it('counts what is left, and sends nothing too long', async () => {
    const source = talk()
    render(Chat, { source, ...CHAT })
    await say('x'.repeat(450))
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(450) } })
    expect(screen.getByText('50 characters left')).toBeDefined()
    source.sent.length = 0
    await say('x'.repeat(501))
    expect(source.sent).toEqual([])
  })

  it('keeps the text when the server refuses, and says why', async () => {
    const source = talk()
    source.reply = vi.fn(() =>
      Promise.reject(new ApiError({ code: 'slow-down', text: 'slow', clause: null }, 429)),
    )
    render(Chat, { source, ...CHAT })
    await say('again')
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests')
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('again')
  })
})

describe('a gift', () => {
  async function give(source: TestSource): Promise<void> {
    render(Chat, { source, ...CHAT })
    await fireEvent.click(screen.getByRole('button', { name: 'Give a gift' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Koi' }))
    await fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(screen.getByRole('button', { name: 'Give' }))
  }

  it('goes to the clan that was chosen', async () => {
    const source = talk()
    await give(source)
    expect(source.sent.at(-1)).toEqual({
      kind: 'gift',
      seat: 'turtle',
      to: 'koi',
      coins: 1,
      ronin: 0,
    })
    expect(await screen.findByText('Gift given.')).toBeDefined()
  })

  it('that is refused names the clause', async () => {
    const source = talk()
    source.reply = vi.fn(() =>
      Promise.reject(new ApiError({ code: 'illegal', text: 'no', clause: 'NEG-2' }, 409)),
    )
    await give(source)
    expect((await screen.findByRole('alert')).textContent).toContain('[NEG-2]')
  })
})
