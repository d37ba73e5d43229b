/** Context that opens a rule clause in the rules tab beside the board, instead of on the rules page. */
import { getContext, hasContext, setContext } from 'svelte'

type OpenClause = (clause: string) => void
const KEY = Symbol('clauses')

export const setOpenClause = (open: OpenClause): OpenClause => setContext(KEY, open)
export const getOpenClause = (): OpenClause | null => (hasContext(KEY) ? getContext<OpenClause>(KEY) : null)
