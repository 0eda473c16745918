import {
  type Condition,
  conditionsIn,
  type InputCondition,
  isSameCondition,
  meets,
  type Rule,
  type RulePlace,
  unsaid,
} from '@sdp/domain/decision-table'
import type { Program } from '../program.ts'
import type { LostReading } from '../understood.ts'
import { type NearExpression, nearestExpression } from './nearest-expression.ts'
import type { KnownNow, Round, Trace } from './trace.ts'
import { conditionWords, knownWords } from './words.ts'

/** Why a rule did not fire (in a round; in the last one where it is left out), or why a sentence was not taken as an intent. */
export type Question = { rule: RulePlace; round?: number } | { intent: string }

/** The answer in a sentence, with what an editor can lead to. */
export type WhyNot = { sentence: string } & (
  | { kind: 'fired'; place: RulePlace; round: number }
  | ({ kind: 'condition failed'; place: RulePlace; round: number } & FailedCondition)
  | { kind: 'later rule'; place: RulePlace; round: number; fired: RulePlace }
  | { kind: 'no such rule'; place: RulePlace }
  | { kind: 'table not asked'; place: RulePlace }
  | { kind: 'chosen intent'; intent: string }
  | { kind: 'lost'; intent: string; lost: LostReading }
  | { kind: 'no expression fits'; intent: string; nearest?: NearExpression }
  | { kind: 'no such intent'; intent: string }
)

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

/** Says why a rule did not fire, or why a sentence was not taken as an intent. */
export function whyNot(program: Program, trace: Trace, question: Question): WhyNot {
  return 'intent' in question
    ? whyNotIntent(program, trace, question.intent)
    : whyNotRule(program, trace, question)
}

/**
 * The rules that a round passed over, with the first condition that failed: from the one just before the rule that fired
 * upwards. Not more rules than so many are looked at, since there can be thousands.
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

function whyNotRule(
  { domain }: Program,
  trace: Trace,
  { rule: place, round = trace.rounds.length - 1 }: { rule: RulePlace; round?: number },
): WhyNot {
  const rule = domain.modules[place.module]?.rules[place.rule]
  const asked = trace.rounds[round]
  if (rule === undefined) return { kind: 'no such rule', place, sentence: 'There is no such rule.' }
  if (asked === undefined) {
    return { kind: 'table not asked', place, sentence: 'The table was not asked in this round.' }
  }
  const { fired } = asked
  if (fired && isSamePlace(fired, place)) {
    return { kind: 'fired', place, round, sentence: 'This rule fired.' }
  }
  const failed = failedCondition(rule, asked)
  if (failed !== undefined) {
    return { kind: 'condition failed', round, place, ...failed, sentence: failedSentence(failed) }
  }
  const above = fired ?? place
  const name = domain.modules[above.module]?.name ?? ''
  return {
    kind: 'later rule',
    place,
    round,
    fired: above,
    sentence: `All its conditions hold, but rule ${above.rule + 1} of '${name}' stands above it and fired.`,
  }
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

function whyNotIntent({ intents }: Program, { understood }: Trace, intent: string): WhyNot {
  if (!intents.has(intent)) {
    return { kind: 'no such intent', intent, sentence: `The domain has no intent '${intent}'.` }
  }
  if (understood.chosen?.reading.intent === intent) {
    return { kind: 'chosen intent', intent, sentence: `The sentence was taken as '${intent}'.` }
  }
  const lost = understood.others.find(({ reading }) => reading.intent === intent)
  if (lost === undefined) {
    const nearest = nearestExpression(intents.get(intent)!.expressions, understood.text)
    const near = nearest ? ` The nearest is '${nearest.text}'.` : ''
    const sentence = `No expression of '${intent}' fits the sentence.${near}`
    return { kind: 'no expression fits', intent, ...(nearest && { nearest }), sentence }
  }
  return { kind: 'lost', intent, lost, sentence: lossSentence(lost, understood.chosen?.reading.intent) }
}

function lossSentence({ why, reading: { intent } }: LostReading, winner = 'another intent'): string {
  switch (why.kind) {
    case 'ranked lower':
      return `The sentence could mean '${intent}', but '${winner}' fits better${why.why ? `: ${why.why}` : ''}.`
    case 'not on the white list':
      return `'${intent}' is not on the white list of '${why.uiAction}', which asked last.`
    case 'nobody asked':
      return `'${intent}' only answers a question, and nobody asked for its slots.`
    case 'less certain':
      return `An expression of '${intent}' takes words of the sentence as free text, and '${winner}' is more certain.`
    case 'lacks a value':
      return `Every expression of '${intent}' has a value for '${why.slot}', and the sentence has none.`
    case 'turned round':
      return `'${why.word}' makes the opposite of '${intent}', of which no expression has it.`
    case 'too unlikely':
      return `No expression of '${intent}' fits, and by its words the sentence is too unlike them.`
  }
}

function isSamePlace(a: RulePlace, b: RulePlace): boolean {
  return a.module === b.module && a.rule === b.rule
}
