import type { UnknownFields } from './kept.ts'

/** A named part of the decision table; two may have the same name until their author puts it right. */
export interface Module {
  name: string
  comments: string
  rules: Rule[]
  kept?: UnknownFields
}

/** One row: when all its conditions hold, its actions are run. */
export interface Rule {
  comments: string
  intent: Condition
  request: Condition
  slots: InputCondition[]
  apiInputs: InputCondition[]
  vehicleInputs: InputCondition[]
  contextInputs: InputCondition[]
  featureFlags: InputCondition[]
  /** The name of a UI action, or empty. */
  uiAction: string
  apiAction: RuleApiAction
  kept?: UnknownFields
}

export interface Condition {
  /** The name of a matcher; a domain from outside may hold an unknown one. */
  matcher: string
  arguments: string[]
  kept?: UnknownFields
}

export interface InputCondition extends Condition {
  input: string
  /** Only the conditions of reset rules have one. */
  id?: string | number
}

/** The API action of a rule; an empty name is none, and only a core action has parameters. */
export interface RuleApiAction {
  name: string
  parameters?: Record<string, string>
  kept?: UnknownFields
}

/** What the intent and the request of a rule are until somebody chooses. */
export const notCollected: Condition = { matcher: 'NotCollectedMatcher', arguments: [] }

/** The request of a rule that fires whether one is open or not. */
export const anyRequest: Condition = { matcher: 'AnyMatcher', arguments: [] }

/** A rule that asks for nothing and does nothing yet. */
export function newRule(): Rule {
  return {
    comments: '',
    intent: notCollected,
    request: notCollected,
    slots: [],
    apiInputs: [],
    vehicleInputs: [],
    contextInputs: [],
    featureFlags: [],
    uiAction: '',
    apiAction: { name: '' },
  }
}

/** The feature flags that a rule can ask for. */
export const ruleFeatureFlags = [
  'InCarOffice',
  'EVRA',
  'EmotionalDialog',
  'EntertainmentSwitchRequests',
  'SeamlessUI',
  'StarfishCalendar',
  'ProactiveIncomingCall',
  'PDLCRoof',
  'EntertainmentSeamlessUI',
  'NaviSeamlessUI',
] as const
