/** `data-` attributes of the game screen for tests: the entry that is drawn, and how far playback is behind. */
import type { Play } from '../../play/play.svelte'

export const storyData = ({ director, update }: Play): Record<`data-${string}`, string | number> => ({
  'data-moment': update.n,
  'data-behind': director.waiting,
  'data-ago': director.ago,
})
