/** `data-` attributes of the game screen for tests: the entry that is drawn, the last event told after it, and how far playback is behind. */
import type { Play } from '../../play/play.svelte'

export const storyData = ({ director, update }: Play): Record<`data-${string}`, string | number> => ({
  'data-moment': update.n,
  'data-told': director.toldEvent ?? '',
  'data-behind': director.waiting,
  'data-ago': director.ago,
})
