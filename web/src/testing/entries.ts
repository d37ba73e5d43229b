/** An entry of a story with nothing in it but what a test gives. */
import type { Entry } from '../wire/types'

const EMPTY = {
  n: 1,
  kind: 'answered',
  clan: null,
  by: null,
  reason: null,
  facts: {},
  events: [],
  battles: [],
}

export const entryWith = (more: object): Entry => ({ ...EMPTY, ...more }) as Entry
