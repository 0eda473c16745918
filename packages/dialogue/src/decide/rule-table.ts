import { type Module, matches, type Rule, type RulePlace, type Situation } from '@sdp/domain/decision-table'

/** The rules of a domain, ready to be asked. */
export interface RuleTable {
  /** The first rule that matches. */
  find(situation: Situation): { place: RulePlace; rule: Rule } | undefined
}

/** Makes the rules of a decision table ready to be asked. */
export function ruleTable(modules: readonly Module[]): RuleTable {
  return {
    find(situation) {
      for (const [module, { rules }] of modules.entries()) {
        for (const [index, rule] of rules.entries()) {
          if (matches(rule, situation)) return { place: { module, rule: index }, rule }
        }
      }
      return undefined
    },
  }
}
