import type { InputValue, RulePlace } from '@sdp/domain/decision-table'
import type { HandlerAnswer, HandlerRequest } from './handler.ts'
import type { State, Waiting } from './state.ts'
import type { Understood } from './understood.ts'

/** Everything that led to a reply: plain data, from which `story` and `passedOver` make sentences. */
export interface Trace {
  version: 1
  text: string
  /** What was known before. */
  before: State
  understood: Understood
  rounds: Round[]
  resets: Reset[]
  /** Volatile inputs whose values ended with the turn. */
  forgotten: InputName[]
  fulfilment?: RequestFulfilment
  /** What the assistant waits for now. */
  waits?: Waiting
  end: TurnEnd
}

/** The table once from its top: what it looked at and what came of it. */
export interface Round {
  /** All that was known; what is not named was missing. */
  situation: Record<string, KnownNow>
  /** The rule that fired; none when no rule matched. */
  fired?: RulePlace
  uiAction?: string
  coreAction?: { name: string; parameters: Record<string, string> }
  call?: CallTrace
  /** An open request for which no rule was found: the table was asked again without it. */
  gaveUp?: string
}

/** What a rule sees of an input. */
export interface KnownNow {
  collected: boolean
  updated: boolean
  value?: InputValue
}

export interface CallTrace {
  apiAction: string
  request: HandlerRequest
  answer: HandlerAnswer
  millis: number
  /** The API inputs that the answer filled or emptied. */
  filled: string[]
  /** What was odd about the answer, in sentences. */
  remarks: string[]
}

export interface InputName {
  kind: 'slot' | 'apiInput'
  name: string
}

/** A value that a reset rule took away. */
export interface Reset extends InputName {
  value: InputValue | undefined
  /** Which of the reset rules of the input. */
  rule: number
  /** Before the table, by what was said; or at the end, by what handlers answered. */
  when: 'start' | 'end'
}

export interface RequestFulfilment {
  request: string
  /** The actions of this turn that fulfil it. */
  by: { kind: 'uiAction' | 'apiAction'; name: string }[]
  /** What became of the request: it stays while an answer is waited for. */
  end: 'fulfilled' | 'open' | 'dropped'
}

/** How a turn ended: by a rule that asks for no further call, because no rule matched, or wrongly. */
export type TurnEnd =
  | { kind: 'answered' }
  /** It was asked whether what was understood was meant. */
  | { kind: 'asked back' }
  /** What was asked so was not meant. */
  | { kind: 'declined' }
  | { kind: 'no rule' }
  | { kind: 'too many rounds'; rounds: number }
  | { kind: 'call failed'; apiAction: string; reason: string }
  | { kind: 'unknown API action'; apiAction: string }
