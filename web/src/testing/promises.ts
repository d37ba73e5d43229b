/** A sample promise of the Lotus to the Koi in any state, for tests. */
import type { PromiseChange } from '../wire/types'

export const promiseEnds = (state: PromiseChange['state'], event: number, more: object = {}): PromiseChange =>
  ({
    id: '0123456789.give.0',
    by: 'lotus',
    to: 'koi',
    term: { kind: 'stay_out', province: 'kyoto' },
    state,
    event,
    note: null,
    ...more,
  }) as PromiseChange
