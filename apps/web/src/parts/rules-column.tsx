import type { RuleUse } from '@sdp/domain/decision-table'
import { Link } from '@tanstack/react-router'
import type { Column } from '../ui/grid/columns.ts'
import { counted } from '../ui/numbers.ts'

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
      return (
        <Link
          from="/domains/$domainId"
          to="/domains/$domainId/dialog-editor"
          search={({ language }) => ({ language, ...use.first })}
          className="cell-link"
          aria-label={`${counted(use.count, 'rule')} with ${name}: go to the first`}
        >
          {use.count.toLocaleString('en-US')}
        </Link>
      )
    },
  }
}
