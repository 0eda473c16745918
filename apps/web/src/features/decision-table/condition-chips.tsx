import { describeCondition, type InputCondition, inputKinds, type Rule } from '@sdp/domain/decision-table'
import type { ReactNode } from 'react'

/** The conditions of a rule as short chips. */
export function conditionChips(rule: Rule): ReactNode {
  const kinds = Object.entries(inputKinds)
  return kinds.flatMap(([kind, { field }]) =>
    rule[field].map((condition: InputCondition, index: number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names of their own
      <span key={`${kind} ${index}`} className={`condition-chip ${kind}`}>
        {describeCondition(condition)}
      </span>
    )),
  )
}
