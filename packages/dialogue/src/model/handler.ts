import type { Handler } from '@sdp/domain/api-actions'
import type { InputValue } from '@sdp/domain/decision-table'

/** A call to the handler of a domain, to be made by whoever runs the turn. */
export interface HandlerCall {
  /** Where the call goes: its base URLs by environment; undefined when the API action has no known handler. */
  handler: Handler | undefined
  path: readonly string[]
  requiredAuthLevel: number
  body: HandlerRequest
}

/** What a handler gets, as the body of a POST. */
export interface HandlerRequest {
  version: 1
  domain: string
  language: string
  /** The car that asks, by a name that stays the same: what belongs to it can be kept by that. Absent where no car asks. */
  car?: string
  apiAction: string
  /** Empty, cloud-callback or CloudNotification, as the author chose it for the API action. */
  apiActionDomain: string
  intent: string | null
  request: string | null
  slots: Record<string, InputValue>
  /** The values of API inputs, and where an earlier answer had more data, that. */
  apiInputs: Record<string, unknown>
  vehicleInputs: Record<string, InputValue>
  contextInputs: Record<string, InputValue>
  featureFlags: Record<string, boolean>
}

/** What a handler returns. */
export interface HandlerReply {
  /** Fills the API input that is called as the API action: one of its return values. */
  returnValue?: InputValue
  /** What more is known of it: dots in texts lead into it. */
  data?: unknown
  /** Fills further API inputs by their names; null makes one forget its value. */
  inputs?: Record<string, unknown>
}

/** The answer of a handler, or why there is none. */
export type HandlerAnswer = HandlerReply | { failure: string }
