import { messages } from '../../messages/messages.ts'
import type { Condition, InputCondition, Rule } from '../../model/rule.ts'
import { findMatcher } from './matchers.ts'

/**
 * Whether the user intent of a row says nothing: its matcher is unknown, or needs arguments and has none (ruling R74).
 */
export function isInvalidRow({ intent }: Pick<Rule, 'intent'>): boolean {
  return findMatcher(intent.matcher) === undefined || lacksIntent(intent)
}

/** What the picker of an intent or request says when its matcher needs one and none is chosen. */
export function checkChosenIntents(condition: Condition): string | undefined {
  return lacksIntent(condition) ? messages.decisionTable.chooseIntent : undefined
}

function lacksIntent({ matcher, arguments: names }: Condition): boolean {
  return names.length === 0 && findMatcher(matcher)?.intentNeedsArguments === true
}

/** What is wrong with a condition on an input whose matcher needs an argument and has none, or nothing (ruling R73). */
export function checkHasArgument({ input, matcher, arguments: args }: InputCondition): string | undefined {
  const { arguments: takes = 'none', symbol = '' } = findMatcher(matcher) ?? {}
  // An empty text can be compared with, but it is no number
  const hasOne = takes === 'one' ? (args[0] ?? '').trim() !== '' : args.length > 0
  return takes === 'none' || hasOne ? undefined : messages.decisionTable.needsOne(input, symbol)
}

/** What an author should look at in an argument of a condition. */
export function checkArgument(argument: string): string[] {
  const { quotes, leadingWhitespace, trailingWhitespace } = messages.decisionTable
  return [
    ...(/["']/.test(argument) ? [quotes] : []),
    ...(/^\s/.test(argument) ? [leadingWhitespace] : []),
    ...(/\s$/.test(argument) ? [trailingWhitespace] : []),
  ]
}

/** What is shown next to an argument of a condition: its warnings, or that there are none (ruling R82). */
export function argumentHint(argument: string): string {
  return checkArgument(argument).join(' ') || messages.decisionTable.noWhitespace
}

/** What is shown in place of the arguments where the matcher of a condition takes none. */
export function argumentsHint({ matcher }: Condition): string | undefined {
  return findMatcher(matcher)?.arguments === 'none' ? messages.decisionTable.noArgumentNeeded : undefined
}
