import { findRules, type Module, type Rule, type RuleFilter } from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useDomain } from '../../editing/use-editing.ts'

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
  const all = useMemo(() => modules.flatMap(({ rules }) => rules), [modules])
  const { intent, slot } = filter
  const isFiltered = intent !== undefined || slot !== undefined
  const places = useMemo(
    () =>
      isFiltered ? findRules({ modules }, { ...(intent && { intent }), ...(slot && { slot }) }) : undefined,
    [modules, isFiltered, intent, slot],
  )
  const shown = useMemo((): ShownModule[] => {
    const whole = modules.map((module, place) => ({
      key: entryKey(module),
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
  }, [modules, places])
  const rules = useMemo(
    () => (places === undefined ? all : shown.flatMap((one) => one.rules)),
    [places, all, shown],
  )
  return { shown, rules, count: all.length, isFiltered }
}
