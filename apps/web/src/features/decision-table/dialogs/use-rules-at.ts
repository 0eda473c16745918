import { areAlike, type Rule, type RulePlace } from '@sdp/domain/decision-table'
import { useEffect, useMemo } from 'react'
import { useDomain } from '../../../editing/use-editing.ts'
import { readableNumber } from '../../../ui/numbers.ts'

interface RulesAt {
  /** The first of them; undefined when they are gone. */
  rule: Rule | undefined
  areAlike: boolean
  /** What a title calls them: 'rule 3 of Main', '4 rules'. */
  name: string
}

/** The rules that a dialog is about. When one of them is gone, by whatever way, the dialog goes as well. */
export function useRulesAt(
  at: readonly RulePlace[],
  part: 'intent' | 'request' | 'inputs',
  onClose: () => void,
): RulesAt {
  const modules = useDomain((domain) => domain.modules)
  const rules = useMemo(
    () => at.flatMap(({ module, rule }) => modules[module]?.rules[rule] ?? []),
    [at, modules],
  )
  const isRemoved = rules.length < at.length || at.length === 0
  useEffect(() => {
    if (isRemoved) onClose()
  }, [isRemoved, onClose])
  const [place] = at
  const name =
    at.length === 1 && place !== undefined
      ? `rule ${place.rule + 1} of ${modules[place.module]?.name ?? ''}`
      : `${readableNumber(at.length)} rules`
  return { rule: isRemoved ? undefined : rules[0], areAlike: areAlike(rules, part), name }
}
