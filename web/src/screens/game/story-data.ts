/** What the screen shows, as attributes of its root: the moment that is drawn, and how far the story has been told. */
import type { Play } from '../../play/play.svelte'

export const storyData = ({ director, update }: Play): Record<`data-${string}`, string | number> => ({
  'data-moment': update.n,
  'data-behind': director.waiting,
  'data-ago': director.ago,
})
