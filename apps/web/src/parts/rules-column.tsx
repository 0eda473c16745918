import type { RuleUse } from '@sdp/domain/decision-table'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Column } from '../ui/grid/columns.ts'
import { counted, readableNumber } from '../ui/numbers.ts'

/** How many rules of the decision table use each row; leads to the first of them. */
export function rulesColumn(uses: ReadonlyMap<string, RuleUse>): Column<{ name: string }> {
  return {
    name: 'Rules',
    hint: 'How many rules of the decision table use it',
    width: 64,
    kind: 'number',
    cell: ({ name }) => {
      const use = uses.get(name)
      if (use === undefined) return <span className="quiet">–</span>
      return <LinkToRules name={name} count={use.count} {...use.first} />
    },
  }
}

interface LinkToRulesProps {
  name: string
  count: number
  /** The place of the first rule. */
  module: number
  rule: number
}

/** Every change of a rule makes the counts again, and a link takes longer than the rest of its row. */
const LinkToRules = memo(function LinkToRules({ name, count, module, rule }: LinkToRulesProps) {
  return (
    <Link
      from="/domains/$domainId"
      to="/domains/$domainId/dialog-editor"
      search={({ language }) => ({ language, module, rule })}
      className="cell-link"
      aria-label={`${counted(count, 'rule')} with ${name}: go to the first`}
    >
      {readableNumber(count)}
    </Link>
  )
})
