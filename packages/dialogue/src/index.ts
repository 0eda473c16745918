export { isHeadUnits, type Judged, understoodElsewhere, winnerOf } from './among/arbitrate.ts'
export { hearAmong, type Listener } from './among/hear-among.ts'
export { type JointGuesses, jointGuessesFor, type Member } from './among/joint-guesses.ts'
export {
  type BehaviourChange,
  type BehaviourComparison,
  compareBehaviour,
  sentencesOfBoth,
} from './behaviour/compare.ts'
export { storedSentences } from './behaviour/stored-sentences.ts'
export { builtInWords } from './everyday-language/built-in-words.ts'
export { compareCertainty, foundOf, isCertain } from './explain/certainty.ts'
export { type PassedRules, passedOver } from './explain/passed-over.ts'
export { type ForgivenLists, forgivenIn } from './forgive/forgiven-in.ts'
export type { ConceptWording, Given, TurnContext } from './model/context.ts'
export type { HandlerAnswer, HandlerCall, HandlerReply } from './model/handler.ts'
export type { Reading } from './model/reading.ts'
export type { Reply, ReplyAction, SaidText } from './model/reply.ts'
export { newState, type State } from './model/state.ts'
export type { Trace } from './model/trace.ts'
export type { Understood } from './model/understood.ts'
export { compile, recompile } from './program/compile.ts'
export type { CompileOptions, Program } from './program/program.ts'
export { ownSentencesOf } from './respond/own-sentences.ts'
export { acceptTurn } from './tests/accept.ts'
export { answerInWords } from './tests/actual.ts'
export { withRealAnswers } from './tests/answers.ts'
export { mayConcern, type Touched, touchedBy } from './tests/concerned.ts'
export {
  type Coverage,
  canonicalKey,
  conditionKey,
  coverageOf,
  coverageOfRun,
  expressionKey,
  joinCoverage,
  outcomeKey,
  type RunCoverage,
  reachable,
  textKey,
} from './tests/coverage.ts'
export { recordTurn } from './tests/record.ts'
export type { TestDifference, TestResult, TestRun, TurnRun } from './tests/result.ts'
export { type RunTestOptions, runTest } from './tests/run-test.ts'
export { ruleKey } from './tests/same-rule.ts'
export { type Said, say } from './tests/say.ts'
export {
  type Suggestion,
  type Suggestions,
  type SuggestOptions,
  suggestTests,
} from './tests/suggest/suggest-tests.ts'
export type { TurnResult } from './turn/run.ts'
export { stateOnSwitch } from './turn/state-on-switch.ts'
export { turn } from './turn/turn.ts'
export { type GuessSource, mayBeGuessed, understand } from './understand/understand.ts'
