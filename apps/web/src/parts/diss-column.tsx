import type { DissState } from '@sdp/domain/diss'
import type { Column } from '../ui/grid/columns.ts'
import { DissStateMark } from './DissStateMark.tsx'

/** The column of what the DISS definition says of a row; of a domain without one there is none. */
export function dissColumns<Row>(
  noun: string,
  dissState: ((row: Row) => DissState) | undefined,
): Column<Row>[] {
  if (dissState === undefined) return []
  return [
    {
      name: 'DISS',
      hint: `Whether the ${noun} is as the DISS definition of the domain says`,
      width: 44,
      kind: 'check',
      cell: (row) => <DissStateMark {...dissState(row)} />,
    },
  ]
}
