/** Context for the help area beside the board: a screen such as the tutorial can put its own content there. */
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('help area')

export function setHelpArea(content: () => Snippet): void {
  setContext(KEY, content)
}

export const helpArea = (): (() => Snippet) | undefined => getContext(KEY)
