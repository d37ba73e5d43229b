/** The caption: the sentence about what is shown now. */
import type { Told } from '../../../words/sentences'
import { isSame } from '../moments'

export class Captions {
  #now = $state.raw<Told | null>(null)

  get now(): Told | null {
    return this.#now
  }
  say(told: Told | null): void {
    if (told !== null && !isSame(told, this.#now)) this.#now = told
  }
}
