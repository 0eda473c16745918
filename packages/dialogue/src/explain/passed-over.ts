import {
  type Condition,
  conditionsIn,
  type InputCondition,
  isSameCondition,
  meets,
  type Rule,
  unsaid,
} from '@sdp/domain/decision-table'
import type { KnownNow, Round, Trace } from '../model/trace.ts'
import type { Program } from '../program/program.ts'
import { conditionWords, knownWords } from './words.ts'

/** The first condition of a rule that was not met. */
interface FailedCondition {
  /** 'intent', 'request', or the kind of the input and its name: 'slots genre'. */
  input: string
  condition: Condition | InputCondition
  known: KnownNow
}

/** Rules side by side that the table passed over for the same reason. */
export interface PassedRules {
  module: number
  first: number
  last: number
  /** As in a failed condition. */
  input: string
  sentence: string
}

/**
 * The rules that a round passed over, with the first condition that failed: from the one just before the rule that fired
 * upwards. At most `most` rules are looked at, since there can be thousands.
 */
export function passedOver(
  { domain }: Program,
  trace: Trace,
  { round, most }: { round: number; most: number },
): PassedRules[] {
  const asked = trace.rounds[round]
  if (asked === undefined) return []
  const found: PassedRules[] = []
  let left = most
  const end = asked.fired ?? { module: domain.modules.length, rule: 0 }
  for (let module = Math.min(end.module, domain.modules.length - 1); module >= 0; module--) {
    const { rules } = domain.modules[module]!
    let passed: PassedRules | undefined
    let before: FailedCondition | undefined
    for (let rule = (module === end.module ? end.rule : rules.length) - 1; rule >= 0 && left > 0; rule--) {
      const failed = failedCondition(rules[rule]!, asked)
      if (failed === undefined) continue
      left--
      if (
        passed !== undefined &&
        before?.input === failed.input &&
        isSameCondition(before.condition, failed.condition)
      )
        passed.first = rule
      else {
        passed = { module, first: rule, last: rule, input: failed.input, sentence: failedSentence(failed) }
        found.push(passed)
        before = failed
      }
    }
  }
  return found
}

/** The first condition of a rule that a round did not meet, in the order in which a rule lists them. */
function failedCondition(rule: Rule, { situation }: Round): FailedCondition | undefined {
  for (const [input, condition] of conditionsIn(rule)) {
    const known = Object.hasOwn(situation, input) ? situation[input]! : unsaid(input)
    if (!meets(known, condition)) return { input, condition, known }
  }
  return undefined
}

function failedSentence({ input, condition, known }: FailedCondition): string {
  return `It needs ${conditionWords(input, condition)}, but ${knownWords(input, known)}.`
}
