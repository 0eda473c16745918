import type { Column } from '../../ui/grid/columns.ts'

/** How many rules of the decision table use each row. */
export function rulesColumn(counts: ReadonlyMap<string, number>): Column<{ name: string }> {
  return {
    name: 'Rules',
    hint: 'How many rules of the decision table use it',
    width: 64,
    kind: 'number',
    cell: ({ name }) => {
      const count = counts.get(name) ?? 0
      return count === 0 ? <span className="quiet">–</span> : count.toLocaleString('en-US')
    },
  }
}
