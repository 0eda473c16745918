import type { ConceptWording, Coverage, HandlerAnswer, HandlerCall, Suggestion, TestRun } from '@sdp/dialogue'
import type { Rename } from '@sdp/domain'
import type { RulePlace } from '@sdp/domain/decision-table'
import type { TestTurn } from '@sdp/domain/tests'
import type { LanguageCollections, WireDomain } from '@sdp/domain/wire'
import type { DomainPiece } from './domain-transfer.ts'
import type { RealRun } from './real-runs.ts'
import type { TestSummary } from './test-summary.ts'

/* What the page and the worker that runs the tests say to each other. */

export type ToTestsWorker =
  | { kind: 'piece'; piece: DomainPiece }
  /** All pieces are there: run the tests of this state of the domain. */
  | { kind: 'run'; id: number; language: string; coreActions: readonly string[] }
  /** What the other languages have of their own, as last saved, and what was renamed since. */
  | { kind: 'languages'; others: ReadonlyMap<string, LanguageContent>; renames: readonly Rename[] }
  | { kind: 'show'; name: string; language: string }
  /** Asks for the turns of tests with what came of them as what is expected. */
  | { kind: 'coverage'; isWanted: boolean }
  /** Asks for tests of what none reaches; another call, or none, gives up the one before. */
  | { kind: 'suggest'; call: number | undefined }
  | { kind: 'accept'; call: number; names: readonly string[]; language: string }
  /** Runs tests once with real handlers, with the domain of that run; another call, or none, gives up the one before. */
  | { kind: 'run real'; call: number | undefined; id: number; names: readonly string[] }
  | { kind: 'handler answer'; number: number; answer: HandlerAnswer }
  | { kind: 'wordings'; call: number; wordings: readonly ConceptWording[] }
  /** What concepts are called may be something else now. */
  | { kind: 'concepts changed' }

/** All that a language has of its own. */
export type LanguageContent = LanguageCollections & Required<Pick<WireDomain, 'everyday_language'>>

export type FromTestsWorker =
  | { kind: 'results'; id: number; language: string; results: TestSummary[] }
  | { kind: 'done'; id: number }
  /** Something was thrown: what is under way comes to nothing. */
  | { kind: 'problem'; reason: string }
  | { kind: 'shown'; name: string; language: string; run: TestRun | undefined }
  | { kind: 'coverage'; coverage: Coverage }
  /** How many were found so far. */
  | { kind: 'suggesting'; call: number; found: number }
  | { kind: 'suggested'; call: number; suggestions: SuggestedTests }
  | { kind: 'accepted'; call: number; turns: AcceptedTurns[] }
  | { kind: 'call handler'; call: number; number: number; handlerCall: HandlerCall }
  | { kind: 'ran real'; call: number; run: RealRun }
  | { kind: 'done real'; call: number }
  /** Asks for the words of concepts. */
  | { kind: 'concepts'; call: number; language: string; names: readonly string[] }

export interface SuggestedTests {
  tests: Suggestion[]
  /** The rules that no conversation was found for. */
  unreached: { place: RulePlace; reason: string }[]
  /** Whether not all was tried. */
  isCut: boolean
}

export interface AcceptedTurns {
  name: string
  turns: TestTurn[]
}
