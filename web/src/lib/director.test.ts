import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import whole from '../log/testing/whole.json'
import { Director } from './director.svelte'
import { cueOf, type Cue } from './director-cues'
import { LiveTable } from './live.svelte'
import { settings } from './settings.svelte'
import { sound } from './sound'
import type { Frame, GameEvent } from './wire'

const story = whole.frames as unknown as Frame[]
const frame = (...events: object[]): Frame => ({ n: 1, kind: 'answered', clan: 'koi', by: null, reason: null, facts: {}, events }) as Frame
const moved = { number: 1, kind: 'moved', cause: 'marshal', parent: null, clan: 'koi', figure: 'bushi', from: 'edo', to: 'kyoto' }
const gained = { number: 2, kind: 'coins', cause: 'harvest', parent: null, clan: 'koi', amount: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false })
})
afterEach(() => void vi.useRealTimers())

describe('a cue', () => {
  it('is short, whatever happened', () => {
    const cues = story.flatMap(({ events }) => events.flatMap((event) => cueOf(event) ?? []))
    expect(cues.length).toBeGreaterThan(100)
    for (const { time } of cues) {
      expect(time).toBeGreaterThanOrEqual(250)
      expect(time).toBeLessThanOrEqual(400)
    }
  })

  it('is given for what can be seen only', () => {
    expect(cueOf(moved as GameEvent)?.act).toBe('step')
    expect(cueOf({ ...gained, amount: -1 } as GameEvent)).toBeNull()
  })
})

describe('the director', () => {
  it('shows one thing after the other and is still again', () => {
    const director = new Director()
    director.take([frame(moved, gained)])
    expect(director.now?.act).toBe('step')
    vi.advanceTimersByTime(330)
    expect(director.now?.act).toBe('coins')
    vi.advanceTimersByTime(330)
    expect(director.now).toBeNull()
  })

  it('can be skipped', () => {
    const director = new Director()
    director.take([frame(moved, gained)])
    director.skip()
    expect(director.now).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(director.now).toBeNull()
  })

  it('shows nothing without motion, but lets it be heard', () => {
    settings.set({ motion: false })
    const director = new Director()
    const heard: Cue[] = []
    director.oncue = (cue) => heard.push(cue)
    director.take([frame(moved, gained)])
    expect(director.now).toBeNull()
    expect(heard.map(({ act }) => act)).toEqual(['coins'])
  })

  it('shows nothing of what happened while we were away', () => {
    const live = new LiveTable('t')
    const director = new Director()
    const end = director.attach(live)
    live.onFrames([frame(moved)], true)
    expect(director.now).toBeNull()
    live.onFrames([frame(moved)], false)
    expect(director.now?.act).toBe('step')
    end()
    expect(director.now).toBeNull()
  })

  it('does not try to show a whole season', () => {
    const director = new Director()
    director.take(story)
    expect(director.now).toBeNull()
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
    const node = { connect: (to: unknown) => to, frequency: {}, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } }
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
