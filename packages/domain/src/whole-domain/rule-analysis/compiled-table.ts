import type { Module, Rule } from '../../model/rule.ts'
import { sameEnds } from '../../toolbox/followed-list.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import { type CompiledRule, compileRule, oneAsk } from './compiled-rule.ts'

/** The rules of each module, compiled. */
export type CompiledTable = readonly { rules: readonly Rule[]; compiled: readonly CompiledRule[] }[]

/** Compiles the rules of modules; asking for each of 10,000 alone would take longer than what changed among them. */
export function tableCompiler(): (last: CompiledTable, modules: readonly Module[]) => CompiledTable {
  const askFor = oneAsk()
  const compile = memoByIdentity((rule: Rule) => compileRule(rule, askFor))
  return (last, modules) =>
    modules.map(({ rules }, at) => {
      const before = last[at]
      if (before === undefined) return { rules, compiled: rules.map((rule) => compile(rule)) }
      if (before.rules === rules) return before
      const { start, end } = sameEnds(before.rules, rules)
      const between = rules.slice(start, rules.length - end).map((rule) => compile(rule))
      const same = before.compiled
      return { rules, compiled: [...same.slice(0, start), ...between, ...same.slice(same.length - end)] }
    })
}
