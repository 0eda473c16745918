import { messages } from '../../../messages/messages.ts'
import type { InputCondition, Rule } from '../../../model/rule.ts'
import { type InputKind, inputKinds } from '../../conditions/input-kinds.ts'
import { findMatcher } from '../../conditions/matchers.ts'
import { type InputNames, kindNames, kindOfInput, kindPrefixes } from './input-names.ts'
import { Reader, readArguments, writeArguments, writeName } from './words.ts'

/** All conditions of a rule on inputs. */
export type RuleConditions = Pick<Rule, (typeof inputKinds)[InputKind]['field']>

/** What was read from a text, or what is wrong with it. */
export type Read<Value> = { value: Value; problem?: undefined } | { problem: string }

/** The conditions of a rule as one writes them: 'destination IS SET; speed > 50' (ruling R86). */
export function writeConditions(rule: RuleConditions, names: InputNames): string {
  return kindNames
    .flatMap((kind) =>
      rule[inputKinds[kind].field].map((condition) => writeCondition(condition, kind, names)),
    )
    .join('; ')
}

function writeCondition(condition: InputCondition, kind: InputKind, names: InputNames): string {
  const { input, matcher, arguments: args } = condition
  const prefix = kindOfInput(names, input) === kind ? '' : kindPrefixes[kind]
  const known = findMatcher(matcher)
  const words = [prefix + writeName(input), known?.symbol ?? matcher]
  if (known?.arguments !== 'none' && args.length > 0) words.push(writeArguments(args))
  return words.join(' ')
}

/** The inputs that a text can name; when it is open, one that there is not counts as a slot. */
type ReadableNames = InputNames & { isOpen?: boolean }

/** The conditions that a text says. */
export function readConditions(text: string, names: ReadableNames): Read<RuleConditions> {
  const value: RuleConditions = {
    slots: [],
    apiInputs: [],
    vehicleInputs: [],
    contextInputs: [],
    featureFlags: [],
  }
  const reader = new Reader(text)
  for (;;) {
    reader.take(/[\s;]*/y)
    if (reader.isAtEnd) return { value }
    const read = readCondition(reader, names)
    if (read.problem !== undefined) return read
    value[inputKinds[read.value.kind].field].push(read.value.condition)
    reader.skipSpace()
    if (!reader.isAtEnd && reader.take(/;/y) === undefined) {
      return { problem: messages.decisionTable.conditionGoesOn(rest(reader)) }
    }
  }
}

function readCondition(
  reader: Reader,
  names: ReadableNames,
): Read<{ kind: InputKind; condition: InputCondition }> {
  const prefixed = kindNames.find((kind) => reader.take(new RegExp(kindPrefixes[kind], 'iy')) !== undefined)
  const input = reader.takeName()
  if (input === undefined) return { problem: messages.decisionTable.inputExpected(rest(reader)) }
  const kind = prefixed ?? kindOfInput(names, input) ?? (names.isOpen ? 'user' : undefined)
  if (kind === undefined) return { problem: messages.decisionTable.noSuchInput(input) }
  reader.skipSpace()
  const matcher = reader.takeMatcher()
  if (matcher === undefined) return { problem: messages.decisionTable.matcherExpected(input, rest(reader)) }
  const args = readArguments(reader)
  if (!Array.isArray(args)) return { problem: argumentProblem(args.problem, input) }
  const { arguments: takes, symbol } = findMatcher(matcher)!
  if (takes === 'none' && args.length > 0) return { problem: messages.decisionTable.takesNone(input, symbol) }
  if (takes !== 'none' && args.length === 0)
    return { problem: messages.decisionTable.needsOne(input, symbol) }
  if (takes === 'one' && args.length > 1) return { problem: messages.decisionTable.takesOne(input, symbol) }
  // A condition that says nothing yet is as it is when it is added
  const said = matcher === 'AnyMatcher' ? [''] : args
  return { value: { kind, condition: { input, matcher, arguments: said } } }
}

function argumentProblem(problem: 'empty' | 'quote', input: string): string {
  return problem === 'quote'
    ? messages.decisionTable.unclosedQuote
    : messages.decisionTable.emptyArgument(input)
}

function rest({ text, place }: Reader): string {
  return text.slice(place, place + 20).trim()
}
