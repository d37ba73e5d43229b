import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Director } from './director.svelte'
import { cueOf, type Cue } from './cues'
import { TestSource } from '../testing/source.svelte'
import { settings } from '../lib/settings.svelte'
import { sound } from './sound'
import type { Entry, GameEvent } from '../wire/types'

const entry = (...events: object[]): Entry =>
  ({ n: 1, kind: 'answered', clan: 'koi', by: null, reason: null, facts: {}, events }) as Entry
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

it('not every event has a cue', () => {
  expect(cueOf(moved as GameEvent)?.kind).toBe('step')
  expect(cueOf({ ...gained, amount: -1 } as GameEvent)).toBeNull()
})

describe('the director', () => {
  const before = entry({ ...moved, number: 0 })
  function directed(): { director: Director; source: TestSource; cues: string[]; stop: () => void } {
    const cues: string[] = []
    const director = new Director(({ kind }) => cues.push(kind))
    const source = new TestSource('t', null, [before])
    return { director, source, cues, stop: director.follow(source) }
  }
  const many = (count: number): Entry =>
    entry(...Array.from({ length: count }, (_, i) => ({ ...moved, number: i + 1 })))
  const told = ({ recent }: Director): number[] => recent.map(({ number }) => number)

  it('tells nothing of the story so far', () => {
    expect(directed().director.recent).toEqual([])
  })

  it('tells one thing after the other, and the last events stay readable', () => {
    const { director, source, cues } = directed()
    source.story = [before, entry(moved, gained)]
    expect([told(director), cues]).toEqual([[1], ['step']])
    vi.advanceTimersByTime(850)
    expect([told(director), cues]).toEqual([
      [1, 2],
      ['step', 'coins'],
    ])
    vi.advanceTimersByTime(850)
    expect(director.beat).toBeNull()
    expect(told(director)).toEqual([1, 2])
    vi.advanceTimersByTime(8000)
    expect(director.recent).toEqual([])
  })

  it('plays minor events with the one they lead to', () => {
    const { director, source } = directed()
    source.story = [before, entry({ ...gained, number: 1, amount: -1 }, { ...moved, number: 2 })]
    expect(director.beat?.events.map(({ number }) => number)).toEqual([1, 2])
    expect(told(director)).toEqual([2])
  })

  it('tells a story that arrives twice once', () => {
    const { director, source } = directed()
    const story = [before, entry(moved)]
    source.story = story
    source.story = story
    expect(told(director)).toEqual([1])
    expect(director.beat?.events).toHaveLength(1)
    vi.advanceTimersByTime(850)
    expect(director.beat).toBeNull()
  })

  it('goes faster when there is much to tell', () => {
    const { director, source, cues } = directed()
    source.story = [before, many(30)]
    vi.advanceTimersByTime(6500)
    expect(cues).toHaveLength(30)
    expect(director.beat).toBeNull()
  })

  it('leaves the last events to read when skipped', () => {
    const { director, source } = directed()
    source.story = [before, many(10)]
    director.skip()
    expect(director.beat).toBeNull()
    expect(told(director)).toEqual([5, 6, 7, 8, 9, 10])
    vi.advanceTimersByTime(1000)
    expect(director.beat).toBeNull()
  })

  it('tells all at once without motion, and sounds the last', () => {
    settings.set({ motion: false })
    const { director, source, cues } = directed()
    source.story = [before, entry(moved, gained)]
    expect(director.beat).toBeNull()
    expect([told(director), cues]).toEqual([[1, 2], ['coins']])
  })

  it('does not play a whole season', () => {
    const { director, source } = directed()
    source.story = [before, many(80)]
    expect(director.beat).toBeNull()
    expect(told(director)).toHaveLength(6)
  })

  it('stops when told to, and tells what came meanwhile when it follows again', () => {
    const { director, source, stop } = directed()
    stop()
    source.story = [before, entry(moved)]
    expect(director.recent).toEqual([])
    director.follow(source)
    expect(told(director)).toEqual([1])
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
