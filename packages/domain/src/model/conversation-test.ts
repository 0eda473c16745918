import type { InputValue } from './input-value.ts'
import type { UnknownFields } from './kept.ts'
import type { Rule } from './rule.ts'

/** A conversation that is kept to be run again: what somebody says, and what is expected of each answer. */
export interface ConversationTest {
  name: string
  tags: string[]
  comments: string
  start: TestStart
  turns: TestTurn[]
  kept?: UnknownFields
}

/** What the car says before the first turn. */
export interface TestStart extends CarValues {
  /** The platform of the head unit; empty for any. */
  platform: string
  /** Latitude and longitude as `48.7:9.1`; empty for none. */
  position: string
}

/** What the car says about itself and its surroundings. */
export interface CarValues {
  vehicleInputs: Record<string, InputValue>
  contextInputs: Record<string, InputValue>
  featureFlags: Record<string, boolean>
  kept?: UnknownFields
}

/**
 * One sentence and its answer. In a language without a sentence here, the intent with its values is said by a sentence of that
 * language's own expressions.
 */
export interface TestTurn {
  /** By language. */
  sentences: Record<string, string>
  /** Whether a conversation begins with it: nothing of the turns before is remembered, apart from what the car says. */
  restarts?: boolean
  /** Empty when it is said by sentences alone; with the value of one slot, that is the bare answer to a question. */
  intent: string
  /** The values of slots that the intent is said with. */
  slots: Record<string, InputValue>
  /** What the car says from this turn on, in addition to what it said before. */
  car: CarValues
  /** What handlers answered when it was kept, in the order of the calls. */
  answers: RecordedAnswer[]
  expected: Expected
  kept?: UnknownFields
}

export interface RecordedAnswer {
  apiAction: string
  /** As the handler returned it: `docs/handlers.md` says what it may be. */
  answer: unknown
  kept?: UnknownFields
}

/** What an answer has to be; what is absent is not compared. */
export interface Expected {
  /** Empty when nothing may be understood. */
  intent?: string
  /** All slots that were said, with their values. */
  slots?: Record<string, InputValue>
  /** Where a language says other values than these, all of them by language. */
  slotsByLanguage?: Record<string, Record<string, InputValue>>
  /** The rules that fire, in their order: by what they are, wherever they are moved to and whatever their comments say. */
  rules?: Rule[]
  /** By their names, in their order. */
  uiActions?: string[]
  apiActions?: ExpectedApiAction[]
  /** How the text is compared. */
  textMatch?: TextMatch
  /** What is said, by language. */
  texts?: Record<string, string>
  /** What the screen shows, by language: the templates of the GUI responses, in their order. */
  screens?: Record<string, unknown[]>
  /** Whether the assistant waits for an answer; the conversation ends otherwise. */
  waits?: boolean
  kept?: UnknownFields
}

/** The whole text, any variation of the response that says it, or a part of what is said. */
export const textMatches = ['whole', 'variation', 'part'] as const
export type TextMatch = (typeof textMatches)[number]

export interface ExpectedApiAction {
  name: string
  /** Of a core action; absent when they are not compared. */
  parameters?: Record<string, string>
  kept?: UnknownFields
}

/** A car that says nothing. */
export const noCarValues: CarValues = Object.freeze({
  vehicleInputs: {},
  contextInputs: {},
  featureFlags: {},
})

/** What a car says that said something before and says more now. */
export function withCarValues(before: CarValues, now: CarValues): CarValues {
  return {
    vehicleInputs: { ...before.vehicleInputs, ...now.vehicleInputs },
    contextInputs: { ...before.contextInputs, ...now.contextInputs },
    featureFlags: { ...before.featureFlags, ...now.featureFlags },
  }
}

/** A turn in which nothing is said and nothing is expected yet. */
export function newTestTurn(): TestTurn {
  return { sentences: {}, intent: '', slots: {}, car: noCarValues, answers: [], expected: {} }
}

/** A test in which nobody says anything yet. */
export function newConversationTest(name: string): ConversationTest {
  return { name, tags: [], comments: '', start: { ...noCarValues, platform: '', position: '' }, turns: [] }
}
