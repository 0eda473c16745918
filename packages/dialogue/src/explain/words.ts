import { type Condition, describeCondition, type InputCondition } from '@sdp/domain/decision-table'
import type { KnownNow } from '../model/trace.ts'

/** What a condition asks for, in words: 'intent == play', 'slot genre == jazz or rock', 'no open request'. */
export function conditionWords(input: string, condition: Condition | InputCondition): string {
  if (input === 'request' && condition.matcher === 'NotCollectedMatcher') return 'no open request'
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

/** What is known of an input, in words: 'it is "jazz", new in this turn', '"book" is open'. */
export function knownWords(input: string, { collected, updated, value }: KnownNow): string {
  if (!collected) return nothingKnown[input] ?? 'it has no value'
  const known = JSON.stringify(value)
  const what = value === undefined ? 'it is set' : input === 'request' ? `${known} is open` : `it is ${known}`
  return updated ? `${what}, new in this turn` : what
}

const nothingKnown: Readonly<Record<string, string>> = {
  intent: 'no intent was recognised',
  request: 'no request is open',
}
