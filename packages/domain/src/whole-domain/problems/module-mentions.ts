import { mentionsIn, missingOf, type NamesByKind } from '../../mentions/mentions.ts'
import { messages } from '../../messages/messages.ts'
import type { Module } from '../../model/rule.ts'
import { insideRule } from '../../nouns/decision-table/problems.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { mentionProblems } from './missing-names.ts'

const removed = {
  'UI action': () => messages.decisionTable.uiActionUnavailable,
  'API action': () => messages.decisionTable.apiActionUnavailable,
}

/** What the rules of a module mention that is not there. */
export function moduleMentionProblems(module: Module, known: NamesByKind): Problem[] {
  if (missingOf(mentionsOfModule(module), known).length === 0) return []
  return module.rules.flatMap((rule, index) => {
    const mentions = mentionsIn({ modules: [{ ...module, rules: [rule] }] })
    return insideRule(mentionProblems(mentions, known, removed), index)
  })
}

/** All that the rules of a module mention; the same module is walked once. */
export const mentionsOfModule = memoByIdentity((module: Module) => mentionsIn({ modules: [module] }))
