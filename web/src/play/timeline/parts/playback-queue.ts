/** Queue of entries to play back, and how long each routine entry takes. */
import { settings } from '../../../lib/settings.svelte'
import type { Clan, Entry, Moment } from '../../../wire/types'
import { beatsOf, isRoutine, totalOf } from '../beats'
import type { Coming, StoryMoment } from '../moments'
import { RUSH, RUSHED, factorOf, gestureTime } from '../pace'

const TAKEN_BACK = 700

export class PlaybackQueue {
  /** No one else waits for this player, so playback never hurries to catch up. */
  unhurried = false
  #moments: Coming[] = []
  /** Whose routine entries are being told, and the milliseconds that they took so far. */
  #turn: { clan: Clan | null; spent: number } = { clan: null, spent: 0 }

  get all(): readonly Coming[] {
    return this.#moments
  }
  /** Milliseconds until the story has caught up, at normal speed; 0 where that does not matter. */
  get delay(): number {
    if (this.unhurried) return 0
    return this.#moments.reduce((sum, { beats }) => sum + totalOf(beats), 0)
  }

  /** `before`: the moment that is drawn or told before them. */
  add(
    entries: readonly Entry[],
    known: ReadonlyMap<number, Moment>,
    before: StoryMoment | null,
    viewer: Clan | null,
  ): void {
    for (const entry of entries) {
      const moment = known.get(entry.n)
      if (moment === undefined) continue
      const last = this.#moments.at(-1) ?? before
      const fighting = last?.view.stack.some(({ kind }) => kind === 'battle') ?? false
      const beats = beatsOf(entry, viewer, fighting)
      this.#moments.push({ n: entry.n, entry, view: moment.view, board: moment.board, beats })
    }
  }
  shift(): Coming | undefined {
    return this.#moments.shift()
  }
  clear(): void {
    this.#moments = []
  }

  /** How long a routine entry lasts: the whole turn of a clan is one gesture. */
  gesture({ entry, beats }: Coming, undone: boolean): number {
    const alike = this.#moments.findIndex((next) => next.entry.clan !== entry.clan || !isRoutine(next.beats))
    const count = 1 + (alike < 0 ? this.#moments.length : alike)
    const time = undone ? TAKEN_BACK : totalOf(beats)
    if (this.delay > RUSH && !undone) return Math.min(time, RUSHED)
    if (this.#turn.clan !== entry.clan) this.#turn = { clan: entry.clan, spent: 0 }
    const part = gestureTime(time, count, this.#turn.spent, this.unhurried)
    this.#turn.spent += part
    return part * factorOf(settings.speed, this.delay)
  }
  /** What comes next is no longer part of a clan's turn. */
  endTurn(): void {
    this.#turn = { clan: null, spent: 0 }
  }
}
