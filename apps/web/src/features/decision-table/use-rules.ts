import { findRules, type Module, type Rule, type RuleFilter } from '@sdp/domain/decision-table'
import { useMemo, useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { useRowKeys } from '../../ui/grid/use-row-keys.ts'
import { changeOfList } from '../../ui/list-change.ts'

/** A module with those of its rules that are shown. */
export interface ShownModule {
  key: string
  module: Module
  /** Its place in the table. */
  place: number
  rules: readonly Rule[]
}

/** The modules of the open domain with the rules that a filter lets through, and the keys of both. */
export function useRules(filter: RuleFilter) {
  const modules = useDomain((domain) => domain.modules)
  const moduleKey = useRowKeys(modules, ({ name }) => name)
  const all = useMemo(() => modules.flatMap(({ rules }) => rules), [modules])
  const ruleKey = useRuleKeys(all)
  const { intent, slot } = filter
  const isFiltered = intent !== undefined || slot !== undefined
  const places = useMemo(
    () =>
      isFiltered ? findRules({ modules }, { ...(intent && { intent }), ...(slot && { slot }) }) : undefined,
    [modules, isFiltered, intent, slot],
  )
  const shown = useMemo((): ShownModule[] => {
    const whole = modules.map((module, place) => ({
      key: moduleKey(module),
      module,
      place,
      rules: module.rules as readonly Rule[],
    }))
    if (places === undefined) return whole
    const found = new Map<number, Rule[]>()
    for (const { module, rule } of places) {
      const rules = found.get(module)
      const row = modules[module]!.rules[rule]!
      if (rules === undefined) found.set(module, [row])
      else rules.push(row)
    }
    return whole.flatMap((one) => {
      const rules = found.get(one.place)
      return rules === undefined ? [] : [{ ...one, rules }]
    })
  }, [modules, moduleKey, places])
  const rules = useMemo(
    () => (places === undefined ? all : shown.flatMap((one) => one.rules)),
    [places, all, shown],
  )
  return { shown, rules, count: all.length, ruleKey, isFiltered }
}

/** Rules have no names: one that is changed is known by the place that it has kept. */
function useRuleKeys(all: readonly Rule[]): (rule: Rule) => string {
  const [known] = useState(() => ({ places: new WeakMap<Rule, string>(), rules: [] as readonly Rule[] }))
  useMemo(() => {
    const { places, rules } = known
    // Names are asked only of those between: of all 10,000 it would take longer than the rest of an edit
    const { start, gone, come } = changeOfList(rules, all, Object.is)
    for (let at = start; at < start + gone; at++) places.set(rules[at]!, String(at))
    for (const [at, rule] of come.entries()) places.set(rule, String(start + at))
    known.rules = all
  }, [all, known])
  return useRowKeys(all, (rule) => known.places.get(rule) ?? '')
}
