import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { LiveTable } from '../../play/live-table.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Said, Update } from '../../wire/types'
import tea from '../../testing/fixtures/tea.json'
import watching from '../../testing/fixtures/watching.json'
import Talk from './Talk.svelte'

const said = (more: object): Said =>
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
  }) as Said

function talk(update: unknown = tea, more: Said[] = []): LiveTable {
  const live = new LiveTable('t')
  live.update = update as Update
  live.talk = more
  live.send = vi.fn(() => Promise.resolve(1))
  return live
}
async function say(text: string): Promise<void> {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
}

beforeEach(() => settings.set({ language: 'en' }))

describe('talk', () => {
  it('is for everybody unless clans are chosen', async () => {
    const live = talk()
    render(Talk, { live })
    await say('  well met ')
    expect(live.send).toHaveBeenLastCalledWith({ kind: 'chat', seat: 'dragonfly', text: 'well met' })
    await fireEvent.click(screen.getByRole('button', { name: 'Whisper to Koi' }))
    await say('between us')
    expect(live.send).toHaveBeenLastCalledWith({
      kind: 'chat',
      seat: 'dragonfly',
      text: 'between us',
      to: ['koi'],
    })
  })

  it('says among bots alone that they do not chat', () => {
    const { table, ...rest } = tea as unknown as Update
    const places = table.places.map((place) =>
      place.clan === 'dragonfly' ? place : { ...place, bot: 'greedy', name: 'greedy' },
    )
    render(Talk, { live: talk({ ...rest, table: { ...table, places } }) })
    expect(screen.getByText(/Bots do not chat/)).toBeDefined()
  })

  it('of those who watch stays among them, and they give nothing', async () => {
    const live = talk(watching)
    render(Talk, { live })
    expect(screen.queryByRole('button', { name: /Whisper/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Give/ })).toBeNull()
    await say('nice move')
    expect(live.send).toHaveBeenLastCalledWith({ kind: 'chat', seat: null, text: 'nice move' })
  })

  it('is shown as the plain text it is', () => {
    render(Talk, { live: talk(tea, [said({ text: '<b>bold</b>' })]) })
    expect(screen.getByText('<b>bold</b>')).toBeDefined()
    expect(document.querySelector('.said b')).toBeNull()
  })

  it('makes links of tables here, and of nothing else', () => {
    const here = `${location.origin}/#/t/abc/key-1`
    render(Talk, { live: talk(tea, [said({ text: `Once more? ${here} or https://example.org/#/t/abc` })]) })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(here)
    expect(screen.queryByRole('link', { name: /example/ })).toBeNull()
    expect(document.querySelectorAll('.said a')).toHaveLength(1)
  })

  it('says before it is sent who will read a whisper', async () => {
    render(Talk, { live: talk() })
    await fireEvent.click(screen.getByRole('button', { name: 'Whisper to Koi' }))
    expect(screen.getByText('Only Koi will read this.')).toBeDefined()
  })

  it('says who whispers to whom', () => {
    render(Talk, { live: talk(tea, [said({ channel: 'private', among: ['dragonfly', 'koi'] })]) })
    expect(screen.getByText('whispers to you')).toBeDefined()
  })

  it('counts what is left, and sends nothing too long', async () => {
    const live = talk()
    render(Talk, { live })
    await say('x'.repeat(450))
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(450) } })
    expect(screen.getByText('50 characters left')).toBeDefined()
    vi.mocked(live.send).mockClear()
    await say('x'.repeat(501))
    expect(live.send).not.toHaveBeenCalled()
  })

  it('keeps the text when the server refuses, and says why', async () => {
    const live = talk()
    live.send = vi.fn(() =>
      Promise.reject(new ApiError({ code: 'slow-down', text: 'slow', clause: null }, 429)),
    )
    render(Talk, { live })
    await say('again')
    expect((await screen.findByRole('alert')).textContent).toContain('A little slower')
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('again')
  })
})

describe('a gift', () => {
  async function give(live: LiveTable): Promise<void> {
    render(Talk, { live })
    await fireEvent.click(screen.getByRole('button', { name: 'Give something' }))
    await fireEvent.click(screen.getByRole('radio', { name: 'Koi' }))
    await fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(screen.getByRole('button', { name: 'Give' }))
  }

  it('goes to the clan that was chosen', async () => {
    const live = talk()
    await give(live)
    expect(live.send).toHaveBeenCalledWith({ kind: 'gift', seat: 'dragonfly', to: 'koi', coins: 1, ronin: 0 })
    expect(await screen.findByText('Given.')).toBeDefined()
  })

  it('that is refused names the clause', async () => {
    const live = talk()
    live.send = vi.fn(() =>
      Promise.reject(new ApiError({ code: 'illegal', text: 'no', clause: 'NEG-2' }, 409)),
    )
    await give(live)
    expect((await screen.findByRole('alert')).textContent).toContain('[NEG-2]')
  })
})
