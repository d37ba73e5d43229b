import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { loadTexts } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { AnalysisRequest } from '../../play/analysis-request.svelte'
import type { AnalysisReply, Clan, GameAnalysis } from '../../wire/types'
import { percent } from '../../words/analysis'
import AnalysisPanel from './AnalysisPanel.svelte'

const NOTHING = { clan: null, mandate: null, province: null }
const bid = { kind: 'bid', seppuku: 0, hostage: 0, ronin: 2, poets: 0 } as const

const analysis: GameAnalysis = {
  format: 'hinode-analysis',
  version: 1,
  clans: ['koi', 'lotus'],
  steps: 20,
  worlds: 6,
  moments: [
    { step: 0, cause: { ...NOTHING, kind: 'start', season: 'spring' }, shares: { koi: 0.5, lotus: 0.5 } },
    {
      step: 8,
      cause: { ...NOTHING, kind: 'mandate', season: 'spring', clan: 'koi', mandate: 'recruit' },
      shares: { koi: 0.62, lotus: 0.38 },
    },
    {
      step: 15,
      cause: { ...NOTHING, kind: 'battle', season: 'summer', clan: 'lotus', province: 'edo' },
      shares: { koi: 0.3, lotus: 0.7 },
    },
    { step: 20, cause: { ...NOTHING, kind: 'winter', season: 'winter' }, shares: { koi: 0, lotus: 1 } },
  ],
  turning_points: [{ moment: 2, step: 15, clan: 'koi', change: -0.32 }],
  decisions: [
    {
      step: 3,
      clan: 'koi',
      season: 'spring',
      kind: 'mandate',
      cause: 'POL-3',
      province: null,
      chosen: { answer: { kind: 'mandate', tile: 'train' }, share: 0.4 },
      options: [{ answer: { kind: 'mandate', tile: 'recruit' }, share: 0.435 }],
      lost: 0.035,
    },
    {
      step: 5,
      clan: 'koi',
      season: 'spring',
      kind: 'recruit',
      cause: 'recruit',
      province: null,
      chosen: { answer: { kind: 'done' }, share: 0.4 },
      options: [{ answer: { kind: 'done' }, share: 0.4 }],
      lost: 0,
    },
  ],
  bids: [
    {
      step: 11,
      clan: 'lotus',
      season: 'summer',
      province: 'edo',
      chosen: { answer: { ...bid, ronin: 0 }, share: 0.6 },
      best: { answer: bid, share: 0.72 },
      lost: 0.12,
    },
  ],
}

const reply = (change: Partial<AnalysisReply>): AnalysisReply => ({
  state: 'ready',
  ahead: 0,
  done: 20,
  total: 20,
  analysis: null,
  ...change,
})

const answers = (...replies: (AnalysisReply | Error)[]): (() => Promise<AnalysisReply>) => {
  const left = [...replies]
  return () => {
    const next = left.shift() ?? new Error('asked too often')
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }
}

interface Shown {
  ongo: ReturnType<typeof vi.fn>
  onjump: ReturnType<typeof vi.fn>
  container: HTMLElement
}

async function show(me: Clan | null, ...replies: (AnalysisReply | Error)[]): Promise<Shown> {
  const [ongo, onjump] = [vi.fn(), vi.fn()]
  const request = new AnalysisRequest('t1', answers(...replies))
  const { container } = render(AnalysisPanel, { request, me, at: 9, ongo, onjump })
  await vi.waitFor(() => expect(request.reply ?? request.fault).not.toBeNull())
  flushSync()
  return { ongo, onjump, container }
}

const ready = reply({ analysis })

beforeAll(() => loadTexts('analysis'))
beforeEach(() => settings.set({ language: 'en' }))

describe('the chart', () => {
  it('has a line for each clan, and says how the replay stands', async () => {
    const { container } = await show('koi', ready)
    expect(container.querySelectorAll('path.line')).toHaveLength(2)
    const readout = container.querySelector('.readout')?.textContent.replace(/\s+/g, ' ')
    expect(readout).toContain('Spring, Recruit chosen by you')
    expect(readout).toContain('62%')
  })

  it('can be moved by keyboard, in words', async () => {
    const { ongo } = await show(null, ready)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe(
      'Spring, Recruit chosen by the Koi: Koi: 62% and Lotus: 38%',
    )
    await fireEvent.input(slider, { target: { value: '2' } })
    expect(ongo).toHaveBeenCalledExactlyOnceWith(15)
  })

  it('is there as a table', async () => {
    await show(null, ready)
    const rows = screen.getAllByRole('row', { hidden: true })
    expect(rows).toHaveLength(1 + analysis.moments.length)
    const cells = [...(rows[3]?.children ?? [])].map((cell) => cell.textContent)
    expect(cells).toEqual(['Summer, war in Edo won by the Lotus', '30%', '70%'])
  })
})

describe('turning points', () => {
  it('lead to their place in the replay', async () => {
    const { onjump } = await show('koi', ready)
    await fireEvent.click(screen.getByRole('button', { name: /Summer, war in Edo/ }))
    expect(onjump).toHaveBeenCalledExactlyOnceWith(15)
    expect(screen.getByText('Koi: 62% → 30%')).toBeDefined()
  })
})

describe('decisions and bids', () => {
  it('of my clan come first, with the better option in words', async () => {
    await show('koi', ready)
    expect(
      screen.getByText(
        'Decisions: 2. With a better option: 1. Together these cost 3.5 percentage points of win share.',
      ),
    ).toBeDefined()
    const item = screen.getByRole('button', { name: /Chosen/ })
    expect(item.textContent).toContain('Chosen: Train')
    expect(item.textContent).toContain('Better: Recruit')
    expect(item.textContent).toContain('+3.5%')
  })

  it('of another clan can be picked', async () => {
    const { onjump } = await show('koi', ready)
    await fireEvent.click(screen.getByRole('radio', { name: 'Lotus' }))
    const item = screen.getByRole('button', { name: /Best response/ })
    expect(item.textContent).toContain('Summer, Edo')
    expect(item.textContent).toContain('Chosen: nothing')
    expect(item.textContent).toContain('Best response: 2 on Hire Ronin')
    await fireEvent.click(item)
    expect(onjump).toHaveBeenCalledExactlyOnceWith(11)
  })

  it('read in Chinese as well', async () => {
    settings.set({ language: 'zh-Hant' })
    await show('koi', ready)
    expect(screen.getByText('轉捩點')).toBeDefined()
    expect(screen.getAllByText('春季，你的招募')).toHaveLength(2)
  })
})

describe('before it is ready', () => {
  it('says how far it is, and asks again', async () => {
    vi.useFakeTimers()
    const request = new AnalysisRequest(
      't1',
      answers(
        reply({ state: 'waiting', ahead: 2, done: 0, total: 0 }),
        reply({ state: 'running', done: 5, total: 20 }),
        new TypeError('no network'),
        ready,
      ),
    )
    render(AnalysisPanel, { request, me: null, at: 0, ongo: vi.fn(), onjump: vi.fn() })
    await vi.advanceTimersByTimeAsync(0)
    expect(screen.getByRole('status').textContent).toBe('Games ahead of this one: 2')
    await vi.advanceTimersByTimeAsync(2000)
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('25')
    await vi.advanceTimersByTimeAsync(4000)
    expect(screen.getByText('Turning points')).toBeDefined()
    vi.useRealTimers()
  })

  it('says why there is none', async () => {
    const fault = { code: 'analysis-off', text: 'no', clause: null }
    await show(null, new ApiError(fault, 404))
    expect(screen.getByRole('alert').textContent).toBe('This server does not analyze games.')
  })

  it('says that it failed', async () => {
    await show(null, reply({ state: 'failed' }))
    expect(screen.getByRole('alert').textContent).toContain('could not be analyzed')
  })
})

it.each([
  [0.123, '12'],
  [0.035, '3.5'],
  [0, '0'],
  [1, '100'],
])('a share of %d is %s percent', (share, text) => expect(percent(share)).toBe(text))
