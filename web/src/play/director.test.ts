import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Director, directorOf } from './director.svelte'
import { cueOf, type Cue } from './cues'
import { LiveTable } from './live-table.svelte'
import { settings } from '../lib/settings.svelte'
import { sound } from './sound'
import type { Frame, GameEvent } from '../wire/types'

const frame = (...events: object[]): Frame =>
  ({ n: 1, kind: 'answered', clan: 'koi', by: null, reason: null, facts: {}, events }) as Frame
const moved = {
  number: 1,
  kind: 'moved',
  cause: 'marshal',
  parent: null,
  clan: 'koi',
  figure: 'bushi',
  from: 'edo',
  to: 'kyoto',
}
const gained = { number: 2, kind: 'coins', cause: 'harvest', parent: null, clan: 'koi', amount: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false })
})
afterEach(() => void vi.useRealTimers())

it('a cue is given for what can be told only', () => {
  expect(cueOf(moved as GameEvent)?.act).toBe('step')
  expect(cueOf({ ...gained, amount: -1 } as GameEvent)).toBeNull()
})

describe('the director', () => {
  const before = frame({ ...moved, number: 0 })
  function directed(): { director: Director; heard: string[] } {
    const director = new Director()
    const heard: string[] = []
    director.oncue = ({ act }) => heard.push(act)
    director.hear([before])
    return { director, heard }
  }
  const many = (count: number): Frame =>
    frame(...Array.from({ length: count }, (_, i) => ({ ...moved, number: i + 1 })))
  const told = ({ lines }: Director): number[] => lines.map(({ number }) => number)

  it('tells nothing of what was there when we came', () => {
    expect(directed().director.lines).toEqual([])
  })

  it('tells one thing after the other, and is still again while the lines can be read', () => {
    const { director, heard } = directed()
    director.hear([before, frame(moved, gained)])
    expect([told(director), heard]).toEqual([[1], ['step']])
    vi.advanceTimersByTime(850)
    expect([told(director), heard]).toEqual([
      [1, 2],
      ['step', 'coins'],
    ])
    vi.advanceTimersByTime(850)
    expect(director.beat).toBeNull()
    expect(told(director)).toEqual([1, 2])
    vi.advanceTimersByTime(8000)
    expect(director.lines).toEqual([])
  })

  it('lets quiet things go with what they lead to', () => {
    const { director } = directed()
    director.hear([before, frame({ ...gained, number: 1, amount: -1 }, { ...moved, number: 2 })])
    expect(director.beat?.events.map(({ number }) => number)).toEqual([1, 2])
    expect(told(director)).toEqual([2])
  })

  it('hears the same story twice and tells it once', () => {
    const { director } = directed()
    const story = [before, frame(moved)]
    director.hear(story)
    director.hear(story)
    expect(told(director)).toEqual([1])
    expect(director.beat?.events).toHaveLength(1)
    vi.advanceTimersByTime(850)
    expect(director.beat).toBeNull()
  })

  it('goes faster when there is much to tell', () => {
    const { director, heard } = directed()
    director.hear([before, many(30)])
    vi.advanceTimersByTime(6500)
    expect(heard).toHaveLength(30)
    expect(director.beat).toBeNull()
  })

  it('that is skipped leaves the last lines to be read', () => {
    const { director } = directed()
    director.hear([before, many(10)])
    director.skip()
    expect(director.beat).toBeNull()
    expect(told(director)).toEqual([5, 6, 7, 8, 9, 10])
    vi.advanceTimersByTime(1000)
    expect(director.beat).toBeNull()
  })

  it('tells all at once where nothing shall move, and sounds the last of it', () => {
    settings.set({ motion: false })
    const { director, heard } = directed()
    director.hear([before, frame(moved, gained)])
    expect(director.beat).toBeNull()
    expect([told(director), heard]).toEqual([[1, 2], ['coins']])
  })

  it('does not play a whole season', () => {
    const { director } = directed()
    director.hear([before, many(80)])
    expect(director.beat).toBeNull()
    expect(told(director)).toHaveLength(6)
  })

  it('is the same for all who show a table', () => {
    const live = new LiveTable('t')
    expect(directorOf(live)).toBe(directorOf(live))
    expect(directorOf(new LiveTable('t'))).not.toBe(directorOf(live))
  })
})

describe('sound', () => {
  it('is off unless wanted, and needs a browser that can', () => {
    const made = vi.fn()
    vi.stubGlobal('AudioContext', made)
    sound(cueOf(moved as GameEvent) as Cue)
    expect(made).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('is a few short tones when wanted', () => {
    const started: number[] = []
    const node = {
      connect: (to: unknown) => to,
      frequency: {},
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    }
    class Audio {
      currentTime = 1
      destination = {}
      createGain = (): object => node
      createOscillator = (): object => ({ ...node, start: (at: number) => started.push(at), stop: vi.fn() })
    }
    vi.stubGlobal('AudioContext', Audio)
    settings.set({ sound: true })
    sound(cueOf(gained as GameEvent) as Cue)
    expect(started).toHaveLength(2)
    expect(started[0]).toBe(1)
    vi.unstubAllGlobals()
  })
})
