/** Context that opens a rule clause in the rules tab beside the board, instead of on the rules page. */
import { getContext, hasContext, setContext } from 'svelte'

type Reader = (clause: string) => void
const KEY = Symbol('clauses')

export const offerClauses = (read: Reader): Reader => setContext(KEY, read)
export const clauseReader = (): Reader | null => (hasContext(KEY) ? getContext<Reader>(KEY) : null)
