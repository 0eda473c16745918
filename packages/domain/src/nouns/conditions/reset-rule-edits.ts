import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import { type Condition, notCollected } from '../../model/rule.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'

/** The input whose reset rules are meant: a slot or an API input. */
export interface ResetInput {
  kind: 'user' | 'api'
  input: string
}

/** A reset rule that asks for nothing yet. */
export function newResetRule(): ResetRule {
  return { intent: notCollected, request: notCollected, slots: [], apiInputs: [] }
}

/** The reset rules of an input. */
export function getResetRules(domain: Domain, { kind, input }: ResetInput): ResetRule[] {
  const inputs = kind === 'user' ? domain.slots : domain.apiInputs
  const found = inputs.find(({ name }) => name === input)
  if (found === undefined) throw new Refused('missing', messages.decisionTable.noSuchInput(input))
  return found.resetRules
}

/** Sets the reset rules of an input; what their conditions say is trimmed and loses its quotes (ruling R93). */
export function setResetRules(
  domain: Domain,
  { kind, input, resetRules }: ResetInput & { resetRules: ResetRule[] },
): Domain {
  const before = getResetRules(domain, { kind, input })
  const after = unlessSame(before, mapSame(resetRules, cleanRule))
  const inInput = <T extends { name: string; resetRules: ResetRule[] }>(one: T): T =>
    one.name === input ? (withFields<{ resetRules: ResetRule[] }>(one, { resetRules: after }) as T) : one
  return kind === 'user'
    ? withFields(domain, { slots: mapSame(domain.slots, inInput) })
    : withFields(domain, { apiInputs: mapSame(domain.apiInputs, inInput) })
}

function cleanRule(rule: ResetRule): ResetRule {
  return withFields(rule, {
    intent: cleanCondition(rule.intent),
    request: cleanCondition(rule.request),
    slots: mapSame(rule.slots, cleanCondition),
    apiInputs: mapSame(rule.apiInputs, cleanCondition),
  })
}

function cleanCondition<C extends Condition>(condition: C): C {
  return withFields<Condition>(condition, {
    matcher: cleanText(condition.matcher),
    arguments: mapSame(condition.arguments, cleanText),
  }) as C
}

function cleanText(text: string): string {
  return text.replaceAll(/["']/g, '').trim()
}
