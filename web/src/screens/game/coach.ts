/** Context for the help area beside the board: a screen such as the tutorial can put its own content there. */
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('coach')

export function coachWith(content: () => Snippet): void {
  setContext(KEY, content)
}

export const coach = (): (() => Snippet) | undefined => getContext(KEY)
