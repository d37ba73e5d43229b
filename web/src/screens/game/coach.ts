/** The place beside the board where something is explained: the guide, unless a screen puts its own there. */
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('coach')

export function coachWith(content: () => Snippet): void {
  setContext(KEY, content)
}

export const coach = (): (() => Snippet) | undefined => getContext(KEY)
