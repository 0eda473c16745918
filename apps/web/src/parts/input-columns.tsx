import { setShared } from '@sdp/domain/sharing'
import type { ApplyEdit } from '../editing/use-edit.ts'
import { CheckBox } from '../ui/CheckBox.tsx'
import type { Column } from '../ui/grid/columns.ts'

interface Input {
  name: string
  volatile: boolean
  shared: boolean
}

interface InputColumnsOptions {
  kind: 'user' | 'api'
  /** Whether the domain can share its inputs with others. */
  isShareable: boolean
  disabledReason: string | undefined
  edit: ApplyEdit
  onVolatile: (name: string, volatile: boolean) => void
}

/** How long slots and API inputs keep their values, and who else can use them. */
export function inputColumns<Row extends Input>(options: InputColumnsOptions): Column<Row>[] {
  const { kind, isShareable, disabledReason, edit, onVolatile } = options
  const volatile: Column<Row> = {
    name: 'Volatile',
    hint: 'The value is forgotten after each turn of the dialog',
    width: 64,
    kind: 'check',
    cell: (row) => (
      <CheckBox
        label={`Volatile ${row.name}`}
        checked={row.volatile}
        disabledReason={disabledReason}
        onChange={(checked) => onVolatile(row.name, checked)}
      />
    ),
  }
  const shared: Column<Row> = {
    name: 'Shared',
    hint: 'Other domains can use the value as well',
    width: 64,
    kind: 'check',
    cell: (row) => (
      <CheckBox
        label={`Shared ${row.name}`}
        checked={row.shared}
        disabledReason={disabledReason}
        onChange={(checked) => edit(setShared, { kind, input: row.name, shared: checked })}
      />
    ),
  }
  return isShareable ? [volatile, shared] : [volatile]
}
