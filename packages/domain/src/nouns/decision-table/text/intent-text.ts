import { messages } from '../../../messages/messages.ts'
import { type Condition, notCollected } from '../../../model/rule.ts'
import { checkChosenIntents } from '../../conditions/checks.ts'
import { findMatcher } from '../../conditions/matchers.ts'
import type { Read } from './condition-text.ts'
import { Reader, readArguments, writeArguments } from './words.ts'

/** The intent or request of a rule as one writes it: 'play or stop', 'NOT SET'. */
export function writeIntent({ matcher, arguments: names }: Condition): string {
  const written = writeArguments(names)
  const isPlain =
    matcher === 'EqualsMatcher' && written !== '' && new Reader(written).takeMatcher() === undefined
  if (isPlain) return written
  const symbol = findMatcher(matcher)?.symbol ?? matcher
  return written === '' ? symbol : `${symbol} ${written}`
}

/** The same of a request, where a rule usually has none. */
export function writeRequest(condition: Condition): string {
  return condition.matcher === notCollected.matcher ? '' : writeIntent(condition)
}

/** The intent or request that a text says; one that there is not is refused. */
export function readIntent(text: string, isKnown: (name: string) => boolean): Read<Condition> {
  const reader = new Reader(text.trim())
  if (reader.isAtEnd) return { value: notCollected }
  const matcher = reader.takeMatcher() ?? 'EqualsMatcher'
  const names = readArguments(reader)
  if (!Array.isArray(names) || !reader.isAtEnd) return { problem: messages.decisionTable.intentsExpected }
  const unknown = names.find((name) => !isKnown(name))
  if (unknown !== undefined) return { problem: messages.intents.notFound(unknown) }
  const condition = { matcher, arguments: [...new Set(names)] }
  const problem = checkChosenIntents(condition)
  if (problem !== undefined) return { problem }
  if (findMatcher(matcher)?.arguments === 'none' && names.length > 0) {
    return { problem: messages.decisionTable.takesNone('', findMatcher(matcher)!.symbol).trim() }
  }
  return { value: condition }
}
