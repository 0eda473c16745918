import type { InputValue } from '@sdp/domain/decision-table'
import type { Reading } from './reading.ts'

/** What the assistant knows between two turns: plain JSON, so that a client can carry it. */
export interface State {
  version: 1
  /** Absent while no conversation is open. */
  intent?: string
  request?: string
  slots: Record<string, InputValue>
  apiInputs: Record<string, ApiValue>
  /** What the last UI action left open; absent when the conversation has ended. */
  waits?: Waiting
  /** What the assistant asked about, since it was not certain that it was meant. */
  askedBack?: Reading
  /** How often each response was said, so that its texts take turns. */
  said: Record<string, number>
  /** What the car and its surroundings said last, so that a change can be seen. */
  seen: { vehicleInputs: Record<string, InputValue>; contextInputs: Record<string, InputValue> }
}

/** An API input has a value, which rules compare, and further data of an answer, which texts mention by paths with dots. */
export interface ApiValue {
  value?: InputValue
  data?: unknown
}

/** What is expected next. */
export interface Waiting {
  uiAction: string
  /** The type of the dialog act: askForInput, confirm, select, or another that asks nothing. */
  act: string
  /** The slots that would be an answer; for confirm those for yes and no. */
  slots: string[]
  /** What yes would confirm. */
  confirms?: { apiInput: string; value: unknown }
  /** The only intents that are heard; all of them when it is empty. */
  whiteList: string[]
}

/** Before the first turn. */
export function newState(): State {
  return { version: 1, slots: {}, apiInputs: {}, said: {}, seen: { vehicleInputs: {}, contextInputs: {} } }
}
