import type { Play } from '../board/play.svelte'
import type { Decision, DecisionOf } from '../lib/wire'

/** What each prompt is given: the play, and the decision of its kind. */
export interface PromptProps<K extends Decision['kind'] = Decision['kind']> {
  play: Play
  decision: DecisionOf<K>
}
