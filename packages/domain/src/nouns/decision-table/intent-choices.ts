import type { Domain } from '../../model/domain.ts'
import type { Intent } from '../../model/intent.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import { type Condition, notCollected, type Rule } from '../../model/rule.ts'
import { withFields } from '../../toolbox/lists.ts'
import { findMatcher, type MatcherName } from '../conditions/matchers.ts'

/** The intents that a rule can be chosen for. */
export function intentChoices(domain: Pick<Domain, 'intents'>): Intent[] {
  return domain.intents.filter(({ slotOnly, dialogActType }) => !slotOnly && dialogActType !== 'request')
}

/** The requests that a rule can be chosen for. */
export function requestChoices(domain: Pick<Domain, 'intents'>): Intent[] {
  return domain.intents.filter(({ slotOnly, dialogActType }) => !slotOnly && dialogActType === 'request')
}

/** Puts an intent into a rule, or takes it out again. */
export function chooseIntent<R extends Rule | ResetRule>(rule: R, name: string): R {
  return withIntent(rule, toggled(rule.intent, name))
}

/** Puts a request into a rule, or takes it out again; a rule without any asks for no request. */
export function chooseRequest<R extends Rule | ResetRule>(rule: R, name: string): R {
  const request = toggled(rule.request, name)
  return withRequest(rule, request.arguments.length === 0 ? withMatcher(request, defaultRequest) : request)
}

/** Chooses how a rule looks at the intent; chosen again, it goes back to the default. */
export function chooseIntentMatcher<R extends Rule | ResetRule>(rule: R, matcher: MatcherName): R {
  const chosen = rule.intent.matcher === matcher ? defaultIntent : matcher
  return withIntent(rule, withMatcher(rule.intent, chosen))
}

/** Chooses how a rule looks at the request; chosen again, it goes back to the default. */
export function chooseRequestMatcher<R extends Rule | ResetRule>(rule: R, matcher: MatcherName): R {
  const chosen = rule.request.matcher === matcher ? defaultRequest : matcher
  return withRequest(rule, withMatcher(rule.request, chosen))
}

const defaultIntent: MatcherName = 'EqualsMatcher'
const defaultRequest = notCollected.matcher

function toggled(condition: Condition, name: string): Condition {
  const names = condition.arguments
  return {
    ...condition,
    matcher: condition.matcher === 'UpdatedAndEquals' ? condition.matcher : defaultIntent,
    arguments: names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
  }
}

function withMatcher(condition: Condition, matcher: string): Condition {
  const isComplete = findMatcher(matcher)?.intentNeedsArguments === false
  const left = isComplete && condition.arguments.length > 0 ? [] : condition.arguments
  return withFields(condition, { matcher, arguments: left })
}

function withIntent<R extends Rule | ResetRule>(rule: R, intent: Condition): R {
  return withFields<Rule | ResetRule>(rule, { intent }) as R
}

function withRequest<R extends Rule | ResetRule>(rule: R, request: Condition): R {
  return withFields<Rule | ResetRule>(rule, { request }) as R
}
