import { type Coverage, canonicalKey, expressionKey, outcomeKey, ruleKey } from '@sdp/dialogue'
import type { ApiInput } from '@sdp/domain/api-actions'
import type { Rule } from '@sdp/domain/decision-table'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { reachedText } from './use-tested-column.tsx'

/** How many expressions of an intent a sentence of a test was read by. */
export function testedIntent({ name, expressions }: Intent, coverage: Coverage): string {
  return reachedText(
    expressions.map((_, index) => expressionKey(name, index)),
    coverage.expressions,
  )
}

/** How many canonicals of a slot were said. */
export function testedSlot({ name, canonicals }: Slot, coverage: Coverage): string {
  return reachedText(
    canonicals.map((canonical) => canonicalKey(name, canonical.name)),
    coverage.canonicals,
  )
}

export function testedRule(rule: Rule, coverage: Coverage): string {
  return coverage.rules.has(ruleKey(rule)) ? '✓' : '–'
}

export function testedUiAction({ name }: { name: string }, coverage: Coverage): string {
  return coverage.uiActions.has(name) ? '✓' : '–'
}

/** How many of its return values an API input was filled with. */
export function testedApiInput({ name, returnValue }: ApiInput, coverage: Coverage): string {
  return reachedText(
    returnValue.map((value) => outcomeKey(name, String(value))),
    coverage.apiOutcomes,
  )
}
