import { messages } from '../../messages/messages.ts'
import { newRule, type Rule } from '../../model/rule.ts'
import { type Read, readConditions, writeConditions } from '../../nouns/decision-table/text/condition-text.ts'
import type { InputNames } from '../../nouns/decision-table/text/input-names.ts'
import { readIntent, writeIntent, writeRequest } from '../../nouns/decision-table/text/intent-text.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { firstProblems } from '../../toolbox/first-problems.ts'
import { isSame } from '../../toolbox/same.ts'
import { ruleCodec } from '../../whole-domain/wire/rules.ts'
import { entrySchemas } from '../../whole-domain/wire/schemas.ts'
import { readActions, writeCall } from './actions.ts'
import { readJson, splitAt, Unreadable, writeName } from './words.ts'

/*
 * A rule as one line: intent, request and conditions as the decision table has them, then what it does. A rule that this
 * cannot say (a matcher that we do not know, say) is written as JSON, as on the wire.
 */

const requestWord = 'request '
// Each input says its kind, as in a sheet: names mean something else in another domain
const noNames: InputNames = {
  user: new Set(),
  api: new Set(),
  vehicle: new Set(),
  context: new Set(),
  featureFlag: new Set(),
}

export function writeRule(rule: Rule): string {
  const written = asLine(rule)
  return readsAs(written, rule) ? written : JSON.stringify(ruleCodec.write(rule))
}

function asLine(rule: Rule): string {
  const request = writeRequest(rule.request)
  const conditions = writeConditions(rule, noNames)
  const when = [
    writeIntent(rule.intent),
    ...(request === '' ? [] : [requestWord + request]),
    ...(conditions === '' ? [] : [conditions]),
  ]
  const done = [
    ...(rule.apiAction.name === '' ? [] : [writeCall(rule.apiAction)]),
    ...(rule.uiAction === '' ? [] : [writeName(rule.uiAction)]),
  ]
  return [when.join(' | '), ...done].join(' -> ')
}

function readsAs(line: string, rule: Rule): boolean {
  try {
    return isSame(compared(readRule(line)), compared(rule))
  } catch {
    return false
  }
}

/** Comments are of no account in what a test expects, nor which fields were left out where it came from. */
function compared(rule: Rule): unknown {
  const text = JSON.stringify({ ...rule, comments: '' }, (key, value: { unknown?: unknown }) =>
    key === 'kept' ? value.unknown : value,
  )
  return JSON.parse(text)
}

export function readRule(line: string): Rule {
  if (line.startsWith('{')) return readJsonRule(readJson(line))
  const [when = '', ...done] = splitAt(line, '->')
  const [intent = '', ...rest] = splitAt(when, '|')
  const hasRequest = rest[0]?.startsWith(requestWord) === true
  const request = hasRequest ? rest.shift()!.slice(requestWord.length) : ''
  const { uiActions, apiActions } = readActions(done)
  if (rest.length > 1 || uiActions.length > 1 || apiActions.length > 1) {
    throw new Unreadable(messages.testFiles.ruleExpected(excerpt(line)))
  }
  return {
    ...newRule(),
    ...readable(readConditions(rest[0] ?? '', { ...noNames, isOpen: true })),
    intent: readable(readIntent(intent, () => true)),
    request: readable(readIntent(request, () => true)),
    uiAction: uiActions[0] ?? '',
    apiAction: apiActions[0] ?? { name: '' },
  }
}

function readJsonRule(value: unknown): Rule {
  const [problem] = firstProblems(entrySchemas.decision_rules, { name: '', rules: [value] }, 1)
  if (problem === undefined) return ruleCodec.read(value as object)
  const { path, message } = problem
  throw new Unreadable(messages.testFiles.atPath(path.slice(2).join('.'), message))
}

function readable<Value>(read: Read<Value>): Value {
  if (read.problem !== undefined) throw new Unreadable(read.problem)
  return read.value
}
