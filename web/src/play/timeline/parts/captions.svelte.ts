/** The current and the previous caption. */
import type { Told } from '../../../words/sentences'
import { isSame } from '../moments'

export class Captions {
  #now = $state.raw<Told | null>(null)
  #before = $state.raw<Told | null>(null)

  get now(): Told | null {
    return this.#now
  }
  get before(): Told | null {
    return this.#before
  }
  say(told: Told | null): void {
    if (told === null || isSame(told, this.#now)) return
    this.#before = this.#now
    this.#now = told
  }
}
