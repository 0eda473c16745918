export {
  type Candidate,
  isHeadUnits,
  type Judged,
  understoodElsewhere,
  winnerOf,
} from './among/arbitrate.ts'
export { hearAmong, type Listener } from './among/hear-among.ts'
export { joinDomains } from './among/join-domains.ts'
export { type JointGuesses, jointGuessesFor, type Member } from './among/joint-guesses.ts'
export type { Behaviour } from './behaviour/behaviour.ts'
export {
  type BehaviourChange,
  type BehaviourComparison,
  compareBehaviour,
  sentencesOfBoth,
} from './behaviour/compare.ts'
export { type StoredSentence, storedSentences } from './behaviour/stored-sentences.ts'
export { compile, recompile } from './compile.ts'
export type { ConceptWording } from './concept-wording.ts'
export type { Given, TurnContext } from './context.ts'
export { builtInWords } from './everyday-language/built-in-words.ts'
export { compareCertainty, foundOf, isCertain } from './explain/certainty.ts'
export type {
  CallTrace,
  InputName,
  KnownNow,
  RequestFulfilment,
  Reset,
  Round,
  Trace,
  TurnEnd,
} from './explain/trace.ts'
export {
  type PassedRules,
  passedOver,
  type Question,
  type WhyNot,
  whyNot,
} from './explain/why-not.ts'
export { type ForgivenLists, forgivenIn } from './forgive/forgiven-in.ts'
export type { Forgiven } from './forgive/forgiveness.ts'
export { type ForgivingReader, forgivingReader } from './forgive/forgiving-reader.ts'
export { type Guesser, learn, type SpeakingWord } from './guess/guesser.ts'
export type { HandlerAnswer, HandlerCall, HandlerReply, HandlerRequest } from './handler.ts'
export { type OwnSentence, ownSentencesOf } from './own-sentences.ts'
export type { CompileOptions, Program } from './program.ts'
export type { Reading, ReadingOrigin, SpokenSlot } from './reading.ts'
export { compareFits, type Fit, type WhyBetter, whyBetter } from './recognise/order.ts'
export { type PathStep, pathOf } from './recognise/path.ts'
export { compileRecogniser, type Recogniser } from './recognise/recogniser.ts'
export type {
  CoreReply,
  PlatformReply,
  Reply,
  ReplyAction,
  SaidText,
  ShownResponse,
  UiReply,
} from './reply.ts'
export { type ApiValue, newState, type State, type Waiting } from './state.ts'
export { stateOnSwitch } from './state-on-switch.ts'
export { type TurnResult, turn } from './turn.ts'
export { type GuessSource, mayBeGuessed, understand } from './understand.ts'
export type { Heard, LossReason, LostReading, Understood } from './understood.ts'
