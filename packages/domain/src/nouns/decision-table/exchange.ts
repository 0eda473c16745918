import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { newRule } from '../../model/rule.ts'
import { Refused } from '../../toolbox/refused.ts'
import { matches } from '../conditions/situation.ts'
import { addIntent } from '../intents/edits.ts'
import { addExpressions } from '../intents/expression-edits.ts'
import { addResponse } from '../responses/edits.ts'
import { addUiAction } from '../ui-actions/edits.ts'
import { chooseIntent } from './intent-choices.ts'
import { addModule } from './module-edits.ts'
import { insertRules } from './rule-edits.ts'
import type { RulePlace } from './rule-places.ts'

/** Something that users say, and what the assistant answers. */
export interface Exchange {
  /** The name of the intent, which is new. */
  intent: string
  /** How it is said: expressions, separated by lines or `||`. */
  expressions: string
  /** The name of the UI action that answers, which is new. */
  uiAction: string
  /** What it says. */
  text: string
}

/** The module that an exchange makes where the decision table has none (ruling R233). */
const firstModule = 'Main'

/** Adds an intent with its expressions, a UI action with its text, and the rule that answers the one with the other. */
export function addExchange(
  domain: Domain,
  { intent, expressions, uiAction, text, language }: Exchange & { language: string },
): Domain {
  const understood = addExpressions(addIntent(domain, { name: intent }), {
    intent,
    text: expressions,
    language,
  })
  if (understood.intents.at(-1)!.expressions.length === 0) {
    throw new Refused('invalid', messages.decisionTable.exchangeUnsaid)
  }
  const answered = addResponse(addUiAction(understood, { name: uiAction }), {
    kind: 'tts',
    action: uiAction,
    name: uiAction,
    texts: [text],
  })
  const table = answered.modules.length === 0 ? addModule(answered, { name: firstModule }) : answered
  return insertRules(table, {
    at: exchangePlace(table, intent),
    rules: [{ ...chooseIntent(newRule(), intent), uiAction }],
  })
}

/**
 * Where the rule of a new intent fires: before the first rule that would take the intent by itself, such as one for any
 * intent, else at the end of the table.
 */
export function exchangePlace(domain: Pick<Domain, 'modules'>, intent: string): RulePlace {
  const justSaid = new Map([['intent', { collected: true, updated: true, value: intent }]])
  for (const [module, { rules }] of domain.modules.entries()) {
    const rule = rules.findIndex((one) => matches(one, justSaid))
    if (rule !== -1) return { module, rule }
  }
  const last = Math.max(0, domain.modules.length - 1)
  return { module: last, rule: domain.modules[last]?.rules.length ?? 0 }
}
