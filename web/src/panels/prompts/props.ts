/** The props of every prompt: the game, and a decision of the prompt's kind. */
import type { Play } from '../../play/play.svelte'
import type { Decision, DecisionOf } from '../../wire/types'

/** What each prompt is given: the play, and the decision of its kind. */
export interface PromptProps<K extends Decision['kind'] = Decision['kind']> {
  play: Play
  decision: DecisionOf<K>
}
