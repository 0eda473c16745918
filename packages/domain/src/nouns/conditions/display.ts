import { messages } from '../../messages/messages.ts'
import type { Condition, InputCondition } from '../../model/rule.ts'
import { findMatcher } from './matchers.ts'

const maxShown = 5

/** The arguments of a condition as a sentence: 'a, b or c', and how many more there are (ruling R82). */
export function describeArguments(args: readonly string[]): string {
  const shown = args.slice(0, maxShown)
  const last = shown.pop()
  if (last === undefined) return ''
  const listed = shown.length === 0 ? last : `${shown.join(', ')} or ${last}`
  const more = args.length - maxShown
  return more > 0 ? `${listed} ${messages.decisionTable.moreArguments(more)}` : listed
}

/** A condition as a table shows it: 'genre == jazz or rock'. An intent or request has no input to name. */
export function describeCondition(condition: Condition | InputCondition): string {
  const matcher = findMatcher(condition.matcher)
  const symbol = matcher?.symbol ?? condition.matcher
  const args = matcher?.arguments === 'none' ? '' : describeArguments(condition.arguments)
  const input = 'input' in condition ? condition.input : ''
  return [input, symbol, args].filter((part) => part !== '').join(' ')
}
