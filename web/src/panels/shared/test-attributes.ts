/** `data-` attributes for tests: the entry on the screen, the last event played, and how far playback is behind. */
import type { Play } from '../../play/play.svelte'

export const testAttributes = ({ director, update }: Play): Record<`data-${string}`, string | number> => ({
  'data-moment': update.n,
  'data-told': director.toldEvent ?? '',
  'data-behind': director.waiting,
  'data-ago': director.ago,
})
