import { getRule, type Rule, type RulePlace } from '@sdp/domain/decision-table'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { check } from '../../editing/use-edit.ts'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import type { Pages } from '../../ui/grid/use-pages.ts'

interface ShownRuleOptions {
  table: RefObject<GridHandle<Rule> | null>
  rules: readonly Rule[]
  pages: Pages
  wanted: RulePlace | undefined
}

/** Brings a rule into sight, on whatever page it is; returns the way to say which. */
export function useShownRule({ table, rules, pages, wanted }: ShownRuleOptions) {
  const [place, setPlace] = useState<RulePlace | undefined>(wanted)
  const [looking, setLooking] = useState(wanted)
  if (looking?.module !== wanted?.module || looking?.rule !== wanted?.rule) {
    setLooking(wanted)
    setPlace(wanted)
  }
  useEffect(() => {
    if (place === undefined) return
    setPlace(undefined)
    const rule = check((domain) => {
      const isThere = domain.modules[place.module]?.rules[place.rule] !== undefined
      return isThere ? getRule(domain, place) : undefined
    })
    const index = rule === undefined ? -1 : rules.indexOf(rule)
    if (index === -1) return
    pages.show(index)
    table.current?.show((row) => row === rule, { focus: true })
  }, [place, rules, pages, table])
  return useCallback((next: RulePlace) => setPlace(next), [])
}
