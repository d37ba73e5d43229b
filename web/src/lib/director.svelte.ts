/** Turns what happens into short cues, one after the other, for those who draw or sound them. Never waited for. */
import { settings } from './settings.svelte'
import { cueOf, type Cue } from './director-cues'
import type { LiveTable } from './live.svelte'
import type { Frame } from './wire'

/** More than this at once is not watched: whoever comes back reads the summary instead. */
const MOST = 40

export class Director {
  /** What can be seen just now; nothing while all is still. */
  now = $state.raw<Cue | null>(null)
  /** Told of every cue, also with motion off: sounds. */
  oncue: (cue: Cue) => void = () => undefined
  #queue: Cue[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Listens to a table; gives what ends it. */
  attach(live: LiveTable): () => void {
    live.onFrames = (frames, afterGap) => {
      if (!afterGap) this.take(frames)
    }
    return () => {
      live.onFrames = () => undefined
      this.skip()
    }
  }

  take(frames: readonly Frame[]): void {
    const cues = frames.flatMap((frame) => frame.events.flatMap((event) => cueOf(event) ?? []))
    if (cues.length > MOST) return
    if (!settings.motion) {
      for (const cue of cues.slice(-1)) this.oncue(cue)
      return
    }
    this.#queue.push(...cues)
    if (this.now === null) this.#next()
  }

  #next(): void {
    const cue = this.#queue.shift() ?? null
    this.now = cue
    if (cue === null) return
    this.oncue(cue)
    // A long queue goes faster, so that the show is never far behind the board.
    this.#timer = setTimeout(() => this.#next(), cue.time / Math.max(1, this.#queue.length / 4))
  }

  /** All of it is over at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.now = null
  }
}
