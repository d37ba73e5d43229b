import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import BoardMap from './BoardMap.svelte'

it('the map of a game has the scenery of its season', async () => {
  const { container } = render(BoardMap, { play: new Play(new TestSource('table', moment('late'))) })
  await expect.poll(() => container.querySelectorAll('.seasonal .season-scenery')).toHaveLength(1)
})
