import type { Domain } from '../../../model/domain.ts'
import type { InputKind } from '../../conditions/input-kinds.ts'
import { findMatcher, matchers } from '../../conditions/matchers.ts'
import { type InputNames, kindNames, kindOfInput, kindPrefixes } from './input-names.ts'
import { Reader, writeArgument, writeName } from './words.ts'

/** What can stand in place of a part of a text, from `from` to its end. */
export interface Completion {
  from: number
  options: readonly CompletionOption[]
}

interface CompletionOption {
  /** What is shown, and what it is. */
  label: string
  kind: 'intent' | InputKind | 'matcher' | 'value'
  /** What is put in. */
  text: string
}

const maxOffered = 50

/** What can follow in the intent or request of a rule, where the text ends. */
export function completeIntent(text: string, choices: readonly string[]): Completion {
  const reader = new Reader(text)
  reader.skipSpace()
  const hasMatcher = reader.takeMatcher() !== undefined
  const { from, typed, before } = lastArgument(reader)
  const names = offered(
    choices.filter((name) => !before.includes(name)),
    typed,
  ).map((name): CompletionOption => ({ label: name, kind: 'intent', text: writeArgument(name) }))
  const isFirst = !hasMatcher && before.length === 0
  return { from, options: [...names, ...(isFirst ? matcherOptions(typed) : [])] }
}

/** What can follow in the conditions of a rule, where the text ends. */
export function completeConditions(
  text: string,
  { names, domain }: { names: InputNames; domain: Pick<Domain, 'slots' | 'apiInputs'> },
): Completion {
  const reader = new Reader(text)
  for (;;) {
    reader.take(/[\s;]*/y)
    const start = reader.place
    const prefixed = kindNames.find((kind) => reader.take(new RegExp(kindPrefixes[kind], 'iy')) !== undefined)
    const input = reader.takeName()
    if (input === undefined || reader.isAtEnd) {
      return { from: start, options: inputOptions(names, input ?? '', prefixed) }
    }
    reader.skipSpace()
    const place = reader.place
    const matcher = reader.takeMatcher()
    const isOpenSymbol = reader.isAtEnd && /[=<>!]$/.test(text) === false && !/\s$/.test(text)
    if (matcher === undefined || isOpenSymbol) {
      return { from: place, options: matcherOptions(text.slice(place)) }
    }
    const kind = prefixed ?? kindOfInput(names, input)
    const found = lastArgument(reader)
    if (reader.take(/\s*;/y) !== undefined) continue
    if (findMatcher(matcher)?.arguments === 'none') return { from: text.length, options: [] }
    const values = valuesOf(domain, kind, input).filter((value) => !found.before.includes(value))
    return {
      from: found.from,
      options: offered(values, found.typed).map((value) => ({
        label: value,
        kind: 'value',
        text: writeArgument(value),
      })),
    }
  }
}

/** The values that a condition on an input can compare it with. */
export function valuesOf(
  { slots, apiInputs }: Pick<Domain, 'slots' | 'apiInputs'>,
  kind: InputKind | undefined,
  input: string,
): string[] {
  switch (kind) {
    case 'user': {
      const slot = slots.find(({ name }) => name === input)
      return slot?.canonicals.map(({ name }) => name) ?? []
    }
    case 'api': {
      const values = apiInputs.find(({ name }) => name === input)?.returnValue ?? []
      return values.filter((value) => typeof value !== 'object').map(String)
    }
    case 'featureFlag':
      return ['true', 'false']
    default:
      return []
  }
}

/** The argument that the text ends with, and those before it. */
function lastArgument(reader: Reader): { from: number; typed: string; before: string[] } {
  reader.skipSpace()
  let from = reader.place
  const before: string[] = []
  for (;;) {
    const argument = reader.takeArgument()
    if (argument === undefined) {
      // A quote that is still open
      const rest = reader.text[reader.place] === '"' ? reader.text.slice(reader.place + 1) : ''
      return { from, typed: rest, before }
    }
    const next = reader.take(/\s*,\s*(?:or\s+)?|\s+or\s+/iy)
    if (next === undefined) return { from, typed: argument, before }
    before.push(argument)
    from = reader.place
  }
}

function inputOptions(names: InputNames, typed: string, only: InputKind | undefined): CompletionOption[] {
  const kinds = only === undefined ? kindNames : [only]
  return kinds
    .flatMap((kind) =>
      offered([...names[kind]], typed).map((name): CompletionOption => {
        const prefix = only === undefined && kindOfInput(names, name) === kind ? '' : kindPrefixes[kind]
        return { label: name, kind, text: `${prefix}${writeName(name)} ` }
      }),
    )
    .slice(0, maxOffered)
}

function matcherOptions(typed: string): CompletionOption[] {
  const wanted = typed.trim().toLowerCase()
  return matchers
    .filter(({ symbol, name }) => name !== 'AnyMatcher' && symbol.toLowerCase().startsWith(wanted))
    .map(({ symbol, arguments: takes }) => ({
      label: symbol,
      kind: 'matcher',
      text: takes === 'none' ? symbol : `${symbol} `,
    }))
}

/** The names that contain what is typed, those that begin with it first. */
function offered(names: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase()
  const begin: string[] = []
  const contain: string[] = []
  for (const name of names) {
    const at = name.toLowerCase().indexOf(wanted)
    if (at === 0) begin.push(name)
    else if (at > 0) contain.push(name)
    if (begin.length >= maxOffered) break
  }
  return [...begin, ...contain].slice(0, maxOffered)
}
