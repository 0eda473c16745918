import { type Condition, describeCondition, type InputCondition } from '@sdp/domain/decision-table'
import type { KnownNow } from './trace.ts'

/** What a condition asks for, in words: 'intent == play', 'slot genre == jazz or rock'. */
export function conditionWords(input: string, condition: Condition | InputCondition): string {
  const kind = kinds.find(([field]) => input.startsWith(`${field} `))?.[1] ?? input
  return `${kind} ${describeCondition(condition)}`
}

const kinds = [
  ['slots', 'slot'],
  ['apiInputs', 'API input'],
  ['vehicleInputs', 'vehicle input'],
  ['contextInputs', 'context input'],
  ['featureFlags', 'feature flag'],
] as const

/** What is known of an input, in words: 'it was jazz, said in this turn'. */
export function knownWords({ collected, updated, value }: KnownNow): string {
  if (!collected) return 'nothing is known of it'
  const what = value === undefined ? 'it is set' : `it is ${JSON.stringify(value)}`
  return updated ? `${what}, new in this turn` : what
}
