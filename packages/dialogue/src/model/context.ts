import type { InputValue } from '@sdp/domain/decision-table'
import type { HandlerAnswer, HandlerCall } from './handler.ts'

/** What surrounds a turn. */
export interface TurnContext {
  /** Calls the handler of the domain; a call that fails is an answer too. */
  callHandler(call: HandlerCall): Promise<HandlerAnswer>
  /** The car that asks, as handlers get it. */
  car?: string
  vehicleInputs?: Readonly<Record<string, InputValue>>
  contextInputs?: Readonly<Record<string, InputValue>>
  /** A flag that is not named is off. */
  featureFlags?: Readonly<Record<string, boolean>>
  /** Names of the API actions that the platform runs itself. */
  coreActions?: readonly string[]
  /** What holds in this turn in addition to the words: events of the car, or what somebody wants to try out. */
  given?: Given
  /** The active texts of concepts in the language of the program; without it, concepts are called by their names. */
  conceptTexts?(names: readonly string[]): Promise<readonly ConceptWording[]>
  /** Where the rotation of texts begins. */
  seed?: number
  /** Milliseconds, for how long calls take. */
  clock?(): number
}

/** Values that count as set in this turn; null takes a value away. */
export interface Given {
  intent?: string | null
  request?: string | null
  slots?: Readonly<Record<string, InputValue | null>>
  apiInputs?: Readonly<Record<string, unknown>>
}

/** An active text of a concept in the language of the turn. */
export interface ConceptWording {
  name: string
  type: 'voice' | 'text'
  text: string
}
