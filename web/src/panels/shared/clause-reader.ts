/** Where the rules are at hand beside the board, a clause opens there instead of on a page of its own. */
import { getContext, hasContext, setContext } from 'svelte'

type Reader = (clause: string) => void
const KEY = Symbol('clauses')

export const offerClauses = (read: Reader): Reader => setContext(KEY, read)
export const clauseReader = (): Reader | null => (hasContext(KEY) ? getContext<Reader>(KEY) : null)
