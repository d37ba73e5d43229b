/** Builds log entries for tests, empty except for the fields that a test sets. */
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
