/** Registry of prompts by kind of decision. A kind without a prompt does not compile. */
import type { Component } from 'svelte'
import type { DecisionKind } from '../../wire/vocab'
import BetrayPrompt from './BetrayPrompt.svelte'
import BidPrompt from './BidPrompt.svelte'
import ChoicePrompt from './ChoicePrompt.svelte'
import MandatePrompt from './MandatePrompt.svelte'
import MovePrompt from './MovePrompt.svelte'
import CoinRecipientPrompt from './CoinRecipientPrompt.svelte'
import PlacePrompt from './PlacePrompt.svelte'
import type { PromptProps } from './props'
import SequencePrompt from './SequencePrompt.svelte'
import SummonPrompt from './SummonPrompt.svelte'
import TeaPrompt from './TeaPrompt.svelte'
import TrainPrompt from './TrainPrompt.svelte'
import VictimPrompt from './VictimPrompt.svelte'

export const PROMPTS = {
  tea: TeaPrompt,
  mandate: MandatePrompt,
  recruit: SummonPrompt,
  marshal: MovePrompt,
  train: TrainPrompt,
  summon: SummonPrompt,
  betray: BetrayPrompt,
  fujin: MovePrompt,
  offer: ChoicePrompt,
  place: PlacePrompt,
  bid: BidPrompt,
  hostage: VictimPrompt,
  kill: VictimPrompt,
  share: CoinRecipientPrompt,
  benevolence: CoinRecipientPrompt,
  order: ChoicePrompt,
  sequence: SequencePrompt,
} as const satisfies { [K in DecisionKind]: Component<PromptProps<K>> }

/** The prompt for a decision of that kind. */
export const promptOf = (kind: DecisionKind): Component<PromptProps> =>
  PROMPTS[kind] as Component<PromptProps>
