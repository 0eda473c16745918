import type { Domain } from '../../model/domain.ts'
import type { Condition, InputCondition, Rule, RuleApiAction } from '../../model/rule.ts'
import { unlessSame, withFields } from '../../toolbox/lists.ts'
import { withRequestForAnswers } from '../conditions/conditions.ts'
import { inputKinds } from '../conditions/input-kinds.ts'
import { changeRules, getRule, type RulePlace } from './rule-places.ts'
import type { RuleConditions } from './text/condition-text.ts'

/* What is done to whole cells of the table: they are written, or filled with what another row has. */

interface At {
  at: readonly RulePlace[]
}

/** Sets what rules ask of the intent. */
export function setRuleIntent(domain: Domain, { at, intent }: At & { intent: Condition }): Domain {
  return changeRules(domain, {
    at,
    change: (rule) => withFields(rule, { intent: asWanted(rule.intent, intent) }),
  })
}

/** Sets what rules ask of the request. */
export function setRuleRequest(domain: Domain, { at, request }: At & { request: Condition }): Domain {
  return changeRules(domain, {
    at,
    change: (rule) => withFields(rule, { request: asWanted(rule.request, request) }),
  })
}

/** Sets all conditions of rules on inputs. */
export function setRuleConditions(
  domain: Domain,
  { at, conditions }: At & { conditions: RuleConditions },
): Domain {
  return changeRules(domain, {
    at,
    change: (rule) => withRequestForAnswers(rule, withConditions(rule, conditions)),
  })
}

export type RuleCell = 'intent' | 'request' | 'inputs' | 'uiAction' | 'apiAction' | 'comments'

/** Gives rules what a cell of another one has. */
export function fillRules(
  domain: Domain,
  { at, cell, from }: At & { cell: RuleCell; from: RulePlace },
): Domain {
  const source = getRule(domain, from)
  return changeRules(domain, {
    at,
    change: (rule) => {
      switch (cell) {
        case 'inputs':
          return withRequestForAnswers(rule, withConditions(rule, source))
        case 'intent':
        case 'request':
          return withFields(rule, { [cell]: asWanted(rule[cell], source[cell]) })
        case 'apiAction':
          return isSameAction(rule.apiAction, source.apiAction)
            ? rule
            : { ...rule, apiAction: source.apiAction }
        default:
          return withFields(rule, { [cell]: source[cell] })
      }
    },
  })
}

function isSameAction(one: RuleApiAction, other: RuleApiAction): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function withConditions(rule: Rule, conditions: RuleConditions): Rule {
  const fields: Partial<RuleConditions> = {}
  for (const { field } of Object.values(inputKinds)) {
    const left = [...rule[field]]
    const after = conditions[field].map((wanted): InputCondition => {
      const place = left.findIndex(({ input }) => input === wanted.input)
      // What else is kept of a condition stays with it
      const [before] = place === -1 ? [] : left.splice(place, 1)
      return before === undefined ? wanted : asWanted(before, wanted)
    })
    fields[field] = unlessSame(rule[field], after)
  }
  return withFields<Rule>(rule, fields)
}

function asWanted<C extends Condition>(before: C, { matcher, arguments: args }: Condition): C {
  return withFields<Condition>(before, {
    matcher,
    arguments: unlessSame(before.arguments, args),
  }) as C
}
