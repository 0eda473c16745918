import type { Rule } from '@sdp/domain/decision-table'
import type { Expected, ExpectedApiAction, TestTurn } from '@sdp/domain/tests'
import type { TurnResult } from '../turn/run.ts'
import { apiActionsOf, intentOf, screensOf, slotsOf, textOf, uiActionsOf } from './actual.ts'
import type { TestDifference, TurnRun } from './result.ts'
import { areSameValues } from './said-values.ts'

/**
 * 'This is right now': what the turn expects already is expected as it went, in this language. What went as expected stays as
 * it is written.
 */
export function acceptTurn(turn: TestTurn, run: TurnRun, language: string): TestTurn {
  const { outcome, rules = [], differences } = run
  if (outcome === undefined || differences.length === 0) return turn
  const expected = { ...turn.expected }
  for (const { what } of differences) accept(what, { turn, expected, outcome, rules, language })
  return { ...turn, expected }
}

interface Accepting {
  turn: TestTurn
  /** Changed in place. */
  expected: Expected
  outcome: TurnResult
  rules: readonly Rule[]
  language: string
}

function accept(what: TestDifference['what'], accepting: Accepting): void {
  const { expected, rules, language } = accepting
  const { reply, trace } = accepting.outcome
  switch (what) {
    case 'intent': {
      const intent = intentOf(trace)
      if (intent !== undefined) {
        expected.intent = intent
        break
      }
      // A bare answer is the value of a slot, and no intent
      delete expected.intent
      acceptSlots(accepting)
      break
    }
    case 'slots':
      acceptSlots(accepting)
      break
    case 'rules':
      expected.rules = rules.map(withoutRemarks)
      break
    case 'uiActions':
      expected.uiActions = uiActionsOf(reply)
      break
    case 'apiActions':
      expected.apiActions = acceptedApiActions(expected.apiActions ?? [], apiActionsOf(trace))
      break
    case 'text':
      expected.texts = { ...expected.texts, [language]: textOf(reply) }
      break
    case 'screen':
      expected.screens = { ...expected.screens, [language]: screensOf(reply) }
      break
    case 'waits':
      expected.waits = reply.followUp
      break
    case 'cannot be said':
      break
  }
}

/** Where the turn was recorded in another language, this one gets values of its own. */
function acceptSlots({ turn, expected, outcome, language }: Accepting): void {
  const actual = slotsOf(outcome.trace)
  const { [language]: _, ...others } = expected.slotsByLanguage ?? {}
  const [recorded = language] = Object.keys(turn.sentences)
  const isOwn = recorded !== language && expected.slots !== undefined
  if (!isOwn) expected.slots = actual
  const hasOwn = isOwn && !areSameValues(actual, expected.slots ?? {})
  const byLanguage = hasOwn ? { ...others, [language]: actual } : others
  if (Object.keys(byLanguage).length > 0) expected.slotsByLanguage = byLanguage
  else delete expected.slotsByLanguage
}

/** Parameters stay uncompared where they were. */
function acceptedApiActions(
  before: readonly ExpectedApiAction[],
  actual: readonly ExpectedApiAction[],
): ExpectedApiAction[] {
  const isUncompared = (name: string) =>
    before.some((one) => one.name === name && one.parameters === undefined)
  return actual.map((action) => (isUncompared(action.name) ? { name: action.name } : action))
}

/** A rule as it is expected: its comments and what others keep with it say nothing of what it is. */
function withoutRemarks({ kept: _, ...rule }: Rule): Rule {
  return { ...rule, comments: '' }
}
