import { mentionsIn, missingOf, type NamesByKind } from '../mentions.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { mentionProblems } from '../problems/missing-names.ts'
import { remember } from '../problems/remember.ts'
import { insideRule } from './problems.ts'
import type { Module } from './rule.ts'

const gone = {
  'UI action': () => messages.decisionTable.uiActionGone,
  'API action': () => messages.decisionTable.apiActionGone,
}

/** What the rules of a module mention that is not there. */
export function moduleMentionProblems(module: Module, known: NamesByKind): Problem[] {
  if (missingOf(mentionsOfModule(module), known).length === 0) return []
  return module.rules.flatMap((rule, index) => {
    const mentions = mentionsIn({ modules: [{ ...module, rules: [rule] }] })
    return insideRule(mentionProblems(mentions, known, gone), index)
  })
}

/** All that the rules of a module mention; the same module is walked once. */
export const mentionsOfModule = remember((module: Module) => mentionsIn({ modules: [module] }))
