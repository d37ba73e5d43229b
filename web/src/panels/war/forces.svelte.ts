/** Forces in the provinces of battles: as they stood before the bids were opened, and as the battle left them. */
import type { Board } from '../../wire/types'
import type { Battle } from './battle'

type Forces = Board['forces'][keyof Board['forces']]

type Known = Readonly<Record<number, Forces | undefined>>

export class BattleForces {
  #before = $state.raw<Known>({})
  #after = $state.raw<Known>({})
  #last: Board['forces'] | null = null

  /** Called with every board: the one before the bids opened counts. What nobody recorded stays unknown. */
  record(battles: readonly Battle[], forces: Board['forces']): void {
    for (const { id, province, bids, ended } of battles) {
      if (Object.keys(bids).length > 0 && !(id in this.#before))
        this.#before = { ...this.#before, [id]: this.#last?.[province] }
      if (ended && !(id in this.#after))
        this.#after = { ...this.#after, [id]: this.#last === null ? undefined : forces[province] }
    }
    this.#last = forces
  }

  before(battle: Battle): Forces | undefined {
    return this.#before[battle.id]
  }
  after(battle: Battle): Forces | undefined {
    return this.#after[battle.id]
  }
}
