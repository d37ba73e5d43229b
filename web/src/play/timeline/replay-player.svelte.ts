/** Plays a replay: steps, jumps, and automatic play. The director tells what happens, as at a live table. */
import { settings } from '../../lib/settings.svelte'
import type { Entry } from '../../wire/types'
import { MAX_TOLD, type ReplayTable, type Viewpoint } from '../sources/replay-table.svelte'
import { beatsOf, isDismissed, isRoutine } from './beats'
import type { Director } from './director.svelte'

/** Milliseconds between two steps where the story takes no time. */
const INSTANT_GAP = 500

const isRoutineEntry = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && isRoutine(beatsOf(entry, null))

/** The last of the steps after `step` that play together: all routine steps of one clan, or a single step. */
export function gestureEnd(story: readonly Entry[], step: number): number {
  const first = story[step + 1]
  let end = step + 1
  if (!isRoutineEntry(first)) return end
  while (end - step < MAX_TOLD && story[end + 1]?.clan === first.clan && isRoutineEntry(story[end + 1])) end++
  return end
}

export class ReplayPlayer {
  #replay: ReplayTable
  #director: Director
  #onfault: (error: unknown) => void
  #playing = $state(false)

  constructor(replay: ReplayTable, director: Director, onfault: (error: unknown) => void) {
    this.#replay = replay
    this.#director = director
    this.#onfault = onfault
  }

  get playing(): boolean {
    return this.#playing
  }
  /** The step on the screen: the one that is being told, or the last one that was. */
  readonly step = $derived.by((): number => {
    const { waiting, caption } = this.#director
    return waiting > 0 && caption !== null ? caption.entry.n : this.#replay.step
  })
  /** Everything has been told. */
  readonly ended = $derived.by(() => this.#director.waiting === 0 && this.step >= this.#replay.steps)

  play(): void {
    this.#playing = true
    this.#director.hold(false)
  }
  pause(): void {
    this.#playing = false
    if (this.#director.waiting > 0) this.#director.hold(true)
  }
  /** The space bar: on from what waits to be dismissed; otherwise play or pause. */
  toggle(): void {
    const { beat } = this.#director
    if (beat !== null && isDismissed(beat)) this.#director.next()
    else if (this.#playing) this.pause()
    else this.play()
  }

  /** Plays the next step; while one is playing, it goes on. */
  forward(): void {
    if (this.#director.waiting > 0) return this.#director.next()
    this.#tell(this.step + 1)
  }
  back(): void {
    this.jump(this.step - 1)
  }
  /** Draw a step as it is. */
  jump(step: number, viewer: Viewpoint = this.#replay.viewer): void {
    this.#playing = false
    this.#replay.go(step, viewer).catch(this.#onfault)
  }
  /** Tell what happens at a step. */
  async watch(step: number): Promise<void> {
    this.#playing = false
    try {
      await this.#replay.go(step - 1)
      await this.#replay.tell(step)
    } catch (error) {
      this.#onfault(error)
    }
  }
  look(viewer: Viewpoint): void {
    this.#replay.go(this.step, viewer).catch(this.#onfault)
  }

  /** To be called in an effect: each step sets off the next, once it has been told. */
  follow(): (() => void) | undefined {
    if (!this.#playing || this.#director.waiting > 0 || this.#replay.loading) return undefined
    if (this.ended) {
      this.#playing = false
      return undefined
    }
    const instant = settings.speed === 'instant'
    const next = instant ? this.step + 1 : gestureEnd(this.#replay.whole, this.step)
    const timer = setTimeout(() => this.#tell(next), instant ? INSTANT_GAP : 0)
    return () => clearTimeout(timer)
  }

  #tell(step: number): void {
    if (step > this.#replay.steps) return
    this.#director.hold(false)
    this.#replay.tell(step).catch(this.#onfault)
  }
}
