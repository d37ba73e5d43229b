/** The wire's shapes under short names. All of them are generated; nothing is declared by hand here. */
import type { components, operations } from './api'

type Schemas = components['schemas']

export type AnalysisCause = Schemas['AnalysisCause']
/** How far the analysis of a finished game is. */
export type AnalysisReply = Schemas['AnalysisReply']
export type Answer = Schemas['Answer']
export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>
export type BidReview = Schemas['BidReview']
export type Board = Schemas['Board']
export type BotSpec = Schemas['BotSpec']
export type Clan = Schemas['Clan']
export type DealChoices = Schemas['DealChoices']
/** The deals that this viewer may know. */
export type Deals = Schemas['DealsMessage']
export type Decision = Schemas['Decision']
export type DecisionOf<K extends Decision['kind']> = Extract<Decision, { kind: K }>
export type DecisionReview = Schemas['DecisionReview']
export type GameAnalysis = Schemas['GameAnalysis']
export type GameEvent = Schemas['GameEvent']
export type Entry = Schemas['Entry']
export type LedgerEntry = Schemas['LedgerEntry']
export type Listing = Schemas['Listing']
/** View and board after one entry. */
export type Moment = Schemas['Moment']
export type NewTable = Schemas['NewTable']
/** An offer of a deal; one that stands also says why it cannot be accepted now. */
export type Offer = Schemas['OfferView']
export type OpenOffer = Schemas['OpenOffer']
export type PlaceView = Schemas['PlaceView']
export type AdvantageWon = Schemas['AdvantageWon']
export type BattleOutcome = Schemas['BattleOutcome']
/** How a battle stood after one of its steps. */
export type BattleStanding = Schemas['BattleStanding']
export type BidTable = Schemas['BidTable']
export type CardEffect = Schemas['CardEffect']
export type MandatePart = Schemas['MandatePart']
export type Preview = Schemas['Preview']
export type Previews = Schemas['Previews']
export type Projection = Schemas['Projection']
export type PromiseChange = Schemas['PromiseChange']
export type PromiseView = Schemas['PromiseView']
export type PromiseWarning = Schemas['PromiseWarning']
export type Presence = Schemas['Presence']
export type Reason = Schemas['ReasonJson']
/** Why the engine refused a command. */
export type Refusal = Schemas['ErrorReason']
export type ReplayStep = Schemas['ReplayStep']
export type Result = Schemas['Result']
export type ChatMessage = Schemas['ChatView']
export type Session = Schemas['Session']
export type Snapshot = Schemas['Snapshot']
/** What a client says over the socket. */
export type StoryPosition = Schemas['StoryPosition']
export type Term = Schemas['Term']
/** A kind of term with the values that each field can have now. */
export type TermForm = Schemas['TermFormView']
export type Tutorial = Omit<Schemas['Tutorial'], 'update'> & { update: Update }
export type TableView = Schemas['TableView']
export type Update = Schemas['Update']
export type View = Schemas['View']

/** What the socket says; the snapshot's `message` documents it in the OpenAPI description. */
export type Message = NonNullable<Snapshot['message']>

export type Command = operations['command_table']['requestBody']['content']['application/json']

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never

/** A command before it gets its id. */
export type NewCommand = WithoutId<Command>
