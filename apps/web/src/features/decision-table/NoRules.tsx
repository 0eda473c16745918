import { addModule } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'

const example = 'Main'

/** What the decision table is, for whoever begins a domain. */
export function NoRules() {
  const { canEdit, edit } = useEdit()
  return (
    <EmptyTable
      title="No modules yet"
      example={example}
      onAdd={canEdit ? () => edit(addModule, { name: example }) : undefined}
    >
      The decision table says what the assistant does. It is read from top to bottom, and the first rule whose
      intent, request and inputs all fit is the one that counts. Modules keep rules together that belong
      together.
    </EmptyTable>
  )
}
