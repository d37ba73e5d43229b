/** Context for the help area beside the board: a screen such as the tutorial can put its own content there. */
import { getContext, setContext, type Snippet } from 'svelte'
import type { Play } from '../../play/play.svelte'

const KEY = Symbol('help area')

export function setHelpArea(content: () => Snippet<[Play]>): void {
  setContext(KEY, content)
}

export const helpArea = (): (() => Snippet<[Play]>) | undefined => getContext(KEY)
