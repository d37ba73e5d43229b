import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import ClanPanel from '../panels/clans/ClanPanel.svelte'
import Game from '../screens/game/Game.svelte'
import { connect } from '../testing/fake-server'
import { moment } from '../testing/moments'
import { TestSource } from '../testing/source.svelte'
import whole from '../testing/fixtures/whole-game.json'
import type { Entry, Update } from '../wire/types'
import { Play } from './play.svelte'
import { Director } from './timeline/director.svelte'

const BEHIND = '{"type":"story","behind":true}'
const AT_NOW = '{"type":"story","behind":false}'

beforeEach(() => settings.set({ language: 'en', motion: false, speed: 'instant' }))
afterEach(() => vi.useRealTimers())

describe('who is catching up', () => {
  it('says so once, again after a reconnect, and when it is over', () => {
    const { source, said, push } = connect(moment('late'))
    source.setBehind(true)
    source.setBehind(true)
    expect(said).toEqual([BEHIND])
    push({ type: 'hello', protocol: 1, table: 'fixture', viewer: 'koi' })
    expect(said).toEqual([BEHIND, BEHIND])
    source.setBehind(false)
    push({ type: 'hello', protocol: 1, table: 'fixture', viewer: 'koi' })
    expect(said.slice(2)).toEqual([AT_NOW])
  })

  it('is seen at that clan by the others', () => {
    const { source, push } = connect(moment('late'))
    const play = new Play(source)
    const clan = play.clans.find((one) => one !== play.me) ?? 'koi'
    render(ClanPanel, { play, clan })
    expect(screen.queryByRole('img', { name: t('table-catching-up') })).toBeNull()
    push({ type: 'presence', online: [clan], catching_up: [clan], watchers: 0 })
    flushSync()
    expect(screen.getByRole('img', { name: t('table-catching-up') })).toBeDefined()
  })

  it.each([false, true])('is reported after a moment only (through a director: %s)', async (directed) => {
    vi.useFakeTimers()
    settings.set({ speed: 'slow' })
    const story = whole.frames as unknown as Entry[]
    const source = new TestSource('table', { ...whole, n: 60 } as unknown as Update, story.slice(0, 60))
    const setBehind = vi.fn()
    Object.assign(source, { setBehind })
    render(Game, { source: directed ? new Director(source) : source })
    flushSync()
    const { view, board } = whole as unknown as Update
    const moments = story.slice(60, 79).map(({ n }) => ({ n, view, board }))
    source.update = { ...whole, n: 80, moments, frames: story.slice(60, 80) } as unknown as Update
    source.story = story.slice(0, 80)
    flushSync()
    vi.advanceTimersByTime(1900)
    expect(setBehind).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(setBehind.mock.calls).toEqual([[true]])
    await fireEvent.keyDown(window, { key: 'End' })
    flushSync()
    expect(setBehind.mock.lastCall).toEqual([false])
  })
})
