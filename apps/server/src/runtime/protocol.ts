import type {
  BehaviourComparison,
  ConceptWording,
  Given,
  HandlerAnswer,
  HandlerCall,
  Judged,
  PassedRules,
  Reading,
  Reply,
  State,
  Trace,
  TurnContext,
  Understood,
} from '@sdp/dialogue'
import type { ListedConcept } from '@sdp/domain/concepts'
import type { PlacedProblem, ProblemContext } from '@sdp/domain/problems'
import type { ResourceCode, TestedLanguage } from '@sdp/domain/publishing'
import type { Resource, ResourceFile } from '@sdp/domain/resources'
import type { Progress } from './progress.ts'

/** A program by what it is made of. */
export interface ProgramName {
  /** Where it is spoken with: one program a place is kept, and the next one of the place is made of it. */
  place: string
  /** Names the stored content that it is made of, and what was changed since. */
  base: string
  changes: string
  updates: Readonly<Record<string, unknown>>
  /** How long they are as text; absent where there are none. */
  changedBytes?: number
  language: string
  /**
   * Programs with the same home are kept in one thread, so that they can be asked together; others are at home at their place.
   */
  home?: string | undefined
}

/** Inputs that are taken as given. */
type WhatIf = Given & Pick<TurnContext, 'vehicleInputs' | 'contextInputs' | 'featureFlags'>

/** What is wanted of the content that a program would be made of. */
export type ContentRequest =
  | { kind: 'check'; resource: ResourceCode; context: Omit<ProblemContext, 'language' | 'coreActions'> }
  | { kind: 'files'; wanted: readonly Resource[]; revision: string }
  /** Of the language alone, without what all languages share. */
  | { kind: 'problems'; context: Omit<ProblemContext, 'language' | 'coreActions'> }

/** What a domain remembers of a conversation. */
export interface Memory {
  /** Absent where it takes part for the first time. */
  own: State | undefined
  /** The domain that the conversation comes from, where that is another one. */
  from?: { domain: string; state: State }
}

/** What is wanted of a program. */
export type ProgramRequest =
  | { kind: 'turn'; said: string | Understood; memory: Memory; car: string; whatIf: WhatIf; seed: number }
  | { kind: 'read'; text: string; isGuessed: boolean }
  | { kind: 'train' }
  /** Of the intents at these places. */
  | { kind: 'test'; from: number; to: number }
  /** Runs the kept tests, until this time by the clock of the machine; lists those that fail up to a maximum. */
  | { kind: 'runTests'; until: number; maxListed: number }

export type RuntimeRequest = ContentRequest | ProgramRequest | Comparison | AmongRequest | PrepareRequest

/** What is wanted of which program. */
export interface Task {
  program: ProgramName
  request: RuntimeRequest
}

/** Programs that listen together. */
interface ListenTogether {
  /** Where they do: what was learned from them is kept there, and the next is made of it. */
  place: string
  /** Where others listen who have most of it in common: theirs helps where nothing was learned at the place yet. */
  similar?: string
  /** Whether what is learned is worth to be stored. */
  isStored: boolean
  listeners: readonly AmongMember[]
}

/** One of the programs that listen together. */
export interface AmongMember {
  program: ProgramName
  domainId: string
}

/** Makes programs and what is learned from them together ready, so that nobody has to wait for it later. */
export interface PrepareRequest extends ListenTogether {
  kind: 'prepare'
}

/** Which of several programs answers a sentence. */
export interface AmongRequest extends ListenTogether {
  kind: 'among'
  listeners: readonly AmongListener[]
  text: string
  /** Only domains for it answer. */
  platform: string | undefined
  /** Without it only expressions count. */
  isGuessed: boolean
}

interface AmongListener extends AmongMember {
  memory: Memory
  /** What it is called. */
  domain: string
}

/** What a program does otherwise than an earlier one. */
export interface Comparison {
  kind: 'compare'
  before: ProgramName
  /** What is tried and guessed, too; without it the sentences of both programs, by expressions alone. */
  sentences?: readonly string[]
  /** How many changes are reported. */
  maxReported: number
  /** When to stop, by the clock of the machine. */
  until: number
}

export interface TurnOutcome {
  kind: 'turn'
  state: State
  reply: Reply
  trace: Trace
  /** For each round the rules just before the one that fired, and how many there were in all. */
  passedOver: PassedRules[][]
  passedCounts: number[]
}

interface AmongOutcome {
  kind: 'among'
  /** The one that answers first, if any does. */
  judged: Judged[]
  /** How that one understood the sentence. */
  understood: Understood | undefined
}

interface PrepareOutcome {
  kind: 'prepare'
  /** Names what was learned; nothing where it is not stored. */
  model: string | undefined
  /** How much content the programs have. */
  bytes: number
}

/** How a sentence can be understood, whatever was said before. */
interface ReadOutcome {
  kind: 'read'
  readings: Reading[]
  /** Below it a guess does not count; nothing where nobody guessed. */
  threshold: number | undefined
}

interface CompareOutcome {
  kind: 'compare'
  comparison: BehaviourComparison
}

/** What keeps a resource from being published, and what is only reported. */
interface CheckOutcome {
  kind: 'check'
  blocking: string[]
  warnings: string[]
}

interface ProblemsOutcome {
  kind: 'problems'
  /** How many there are; of very many only the first are listed. */
  count: number
  problems: PlacedProblem[]
  mentionsConcepts: boolean
}

interface FilesOutcome {
  kind: 'files'
  files: ResourceFile[]
}

interface TrainOutcome {
  kind: 'train'
  intents: number
  expressions: number
}

/** How the sentences that intents stand for are understood. */
interface TestOutcome {
  kind: 'test'
  tested: number
  /** Those that came back as another intent, or as none. */
  wrong: { intent: string; text: string; recognised: string | undefined }[]
}

/** How the kept tests go. */
interface RunTestsOutcome {
  kind: 'runTests'
  tested: TestedLanguage
}

export type Outcome =
  | TurnOutcome
  | AmongOutcome
  | PrepareOutcome
  | ReadOutcome
  | CompareOutcome
  | CheckOutcome
  | FilesOutcome
  | ProblemsOutcome
  | TrainOutcome
  | TestOutcome
  | RunTestsOutcome

/** What holds for all domains of an installation. */
export interface Installation {
  /** The API actions that the platform runs itself. */
  coreActions: readonly string[]
  /** Whether all texts are moved to SSML. */
  ssmlTransition: boolean
}

/** What a thread begins with. */
export interface ThreadData extends Installation {
  /** How much content it keeps. */
  maxBytes: number
  /** Names the code that it runs; nothing where that can change at any time, so that what is learned by it is not stored. */
  codeVersion: string | undefined
  progress: Progress
}

/** From the server to the thread, all of one moment together; `concepts` are their texts, `listed` is whether they are there. */
export type ToThread =
  | ({ kind: 'task'; id: number } & Task)
  | { kind: 'source'; id: number; wire: Uint8Array }
  | { kind: 'called'; id: number; answer: HandlerAnswer }
  | { kind: 'concepts'; id: number; wordings: readonly ConceptWording[] }
  | { kind: 'listed'; id: number; concepts: readonly ListedConcept[] }
  | { kind: 'forget'; id: number }
  | { kind: 'model'; id: number; model: Uint8Array | undefined }

/** From the thread to the server, all of one moment together; `source` asks for what a program is compiled from. */
export type FromThread =
  | { kind: 'source'; id: number; base: string }
  | { kind: 'call'; id: number; call: HandlerCall }
  | { kind: 'concepts'; id: number; names: readonly string[] }
  | { kind: 'listed'; id: number; names: readonly string[] }
  /** It has to be compiled, behind others; another thread can still do it. */
  | { kind: 'waits'; id: number }
  /** It takes a while and goes on: the thread does not stand still. */
  | { kind: 'learning'; id: number }
  /** A learned model is wanted, or there is a new one: of no task, since several can wait for it. */
  | { kind: 'findModel'; id: number; key: string }
  | { kind: 'keepModel'; id: number; key: string; model: Uint8Array }
  | { kind: 'outcome'; id: number; outcome: Outcome }
  | { kind: 'failed'; id: number; reason: string; isRefusal: boolean }
