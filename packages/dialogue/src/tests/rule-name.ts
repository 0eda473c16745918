import type { Domain } from '@sdp/domain'
import type { Rule } from '@sdp/domain/decision-table'
import { ruleKey } from './same-rule.ts'

/** "rule 3 of 'Music'": where a rule stands now. */
export function ruleName({ domain }: { domain: Pick<Domain, 'modules'> }, rule: Rule): string {
  const key = ruleKey(rule)
  for (const { name, rules } of domain.modules) {
    const at = rules.findIndex((one) => one === rule || ruleKey(one) === key)
    if (at !== -1) return `rule ${at + 1} of '${name}'`
  }
  return 'a rule that is not in the table'
}
