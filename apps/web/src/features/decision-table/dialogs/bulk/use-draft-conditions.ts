import {
  addCondition,
  type InputKind,
  inputKinds,
  type MatcherName,
  newRule,
  type Rule,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
} from '@sdp/domain/decision-table'
import { useMemo, useState } from 'react'
import type { ConditionActions } from '../ConditionList.tsx'

interface DraftConditions {
  rule: Rule
  actions: ConditionActions<InputKind>
  clear: () => void
}

/** Conditions that belong to no rule yet. */
export function useDraftConditions(startsAs?: MatcherName): DraftConditions {
  const [rule, setRule] = useState(newRule)
  return useMemo(() => {
    const actions: ConditionActions<InputKind> = {
      add: (input) => {
        const added = addCondition(rule, input)
        const index = rule[inputKinds[input.kind].field].length
        setRule(
          startsAs === undefined
            ? added
            : setConditionMatcher(added, { kind: input.kind, index, matcher: startsAs }),
        )
      },
      setMatcher: (choice) => setRule(setConditionMatcher(rule, choice)),
      setArguments: (choice) => setRule(setConditionArguments(rule, choice)),
      remove: (place) => setRule(removeCondition(rule, place)),
    }
    return { rule, actions, clear: () => setRule(newRule()) }
  }, [rule, startsAs])
}
