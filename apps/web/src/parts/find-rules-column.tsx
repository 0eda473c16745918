import { CellButton } from '../ui/grid/CellButton.tsx'
import { CellIcon } from '../ui/grid/CellIcon.tsx'
import type { Column } from '../ui/grid/columns.ts'

/** The way from what rules mention to the rules that do. */
export function findRulesColumn<Row extends { name: string }>(
  what: 'intent' | 'slot',
  onFindRules: (name: string) => void,
): Column<Row> {
  return {
    name: 'Find in Decision Table',
    heading: '',
    width: 40,
    kind: 'check',
    cell: ({ name }) => (
      <CellButton
        aria-label={`Find ${what} ${name} in Decision Table`}
        title={`Find ${what} in Decision Table`}
        style={{ margin: 0 }}
        onClick={() => onFindRules(name)}
      >
        <CellIcon name="find" />
      </CellButton>
    ),
  }
}
