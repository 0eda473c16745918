import type { Rule } from '@sdp/domain/decision-table'
import type { Finding } from '@sdp/domain/rule-analysis'
import { create } from 'zustand'

interface RuleFindings {
  /** All that the analysis of the rules found; undefined until it has looked at the open table. */
  all: readonly Finding[] | undefined
  /** What is a warning, by its rule: one that is moved takes it along. */
  byRule: ReadonlyMap<Rule, readonly Finding[]>
}

export const noFindings: RuleFindings = { all: undefined, byRule: new Map() }

/** What the analysis of the rules found, while the decision table is open. */
export const useRuleFindings = create<RuleFindings>(() => noFindings)
