import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { has, t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Update, View } from '../../wire/types'
import { Play } from '../../play/play.svelte'
import { TestSource } from '../../testing/source.svelte'
import bid from '../../testing/fixtures/bid.json'
import lotus from '../../testing/fixtures/mandate-lotus.json'
import tea from '../../testing/fixtures/tea.json'
import watching from '../../testing/fixtures/watching.json'
import Guide from './Guide.svelte'
import { topics } from './topics'

const viewOf = (update: unknown): View => (update as Update).view as View
function guide(update: unknown): void {
  render(Guide, { play: new Play(new TestSource('t', update)) })
}

function room(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  window.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  room(1440, 900)
  settings.set({ language: 'en', guide: true })
  localStorage.removeItem('hinode-guide')
})

describe('topics', () => {
  it('begin with what is asked', () => {
    expect(topics(viewOf(bid))[0]).toBe('guide-bid')
    expect(topics(viewOf(lotus)).slice(0, 2)).toEqual(['guide-lotus', 'guide-mandate'])
  })

  it('begin with a welcome while the game does', () => {
    expect(topics(viewOf(tea)).slice(0, 3)).toEqual(['guide-welcome', 'guide-season', 'guide-tea'])
    expect(topics(viewOf(lotus))).not.toContain('guide-welcome')
  })

  it('says how to talk at tea, and how to use the map at the first mandate', () => {
    expect(topics(viewOf(tea))).toContain('guide-talk')
    expect(topics(viewOf(lotus))).toContain('guide-view')
  })

  it('come before what they explain', () => {
    const view = viewOf(lotus)
    const after = (turns: number): string[] =>
      topics({ ...view, pending: [], mandates: Array.from({ length: turns }, () => view.mandates[0]!) })
    expect(after(1)).not.toContain('guide-kami')
    expect(after(2)).toContain('guide-kami')
    expect(after(5)).not.toContain('guide-war')
    expect(after(6)).toContain('guide-war')
  })

  it('explain nothing that comes later while a question is open', () => {
    const view = viewOf(lotus)
    const late = { ...view, mandates: Array.from({ length: 6 }, () => view.mandates[0]!) }
    expect(topics({ ...late, pending: [] })).toContain('guide-kami')
    expect(topics(late)).not.toContain('guide-kami')
  })

  it.each([bid, tea, lotus])('all have words', (update) => {
    expect(topics(viewOf(update)).filter((topic) => !has(topic))).toEqual([])
  })
})

describe('the guide', () => {
  it('explains one thing after the other and remembers', async () => {
    guide(tea)
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.getByRole('heading', { name: 'How a season works' })).toBeDefined()
    expect(localStorage.getItem('hinode-guide')).toContain('guide-welcome')
  })

  it('explains the first tea on a small screen, too', async () => {
    room(390, 844)
    guide(tea)
    expect(screen.getByRole('heading', { name: 'Tea Ceremony' })).toBeDefined()
    expect(screen.getByText(t('guide-tea.look-phone'))).toBeDefined()
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.getByRole('button', { name: 'Welcome' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('on a small screen is a title until it is opened', async () => {
    room(390, 844)
    localStorage.setItem('hinode-guide', '["guide-tea"]')
    guide(tea)
    const title = screen.getByRole('button', { name: 'Welcome' })
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
    await fireEvent.click(title)
    expect(title.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Got it' })).toBeDefined()
  })

  it('says nothing twice', () => {
    localStorage.setItem('hinode-guide', JSON.stringify(topics(viewOf(bid))))
    guide(bid)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('can be switched off', async () => {
    guide(bid)
    await fireEvent.click(screen.getByRole('button', { name: 'Turn off guide' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(settings.guide).toBe(false)
  })

  it('leaves those who watch alone', () => {
    guide(watching)
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
