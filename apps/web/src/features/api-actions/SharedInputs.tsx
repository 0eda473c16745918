import ShareIcon from '@mui/icons-material/Share'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useSharedInputs } from '../../parts/use-shared-inputs.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { Pager } from '../../ui/grid/Pager.tsx'
import { TableSection } from '../../ui/grid/TableSection.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { usePages } from '../../ui/grid/use-pages.ts'
import { sharedInputColumns } from './shared-input-columns.tsx'
import { inputRows, isSharedRow, type SharedRow } from './shared-rows.ts'

interface SharedInputsProps {
  pageSize: number
  /** Opens the dialog of an input, or the one that asks which. */
  onOpen: (input: SharedRow | undefined) => void
}

/** The inputs that the domain shares with others, or takes from them. */
export function SharedInputs({ pageSize, onOpen }: SharedInputsProps) {
  const { canEdit, disabledReason, edit } = useEdit()
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const rows = useMemo(() => inputRows({ slots, apiInputs }).filter(isSharedRow), [slots, apiInputs])
  const { inputs } = useSharedInputs()
  const pages = usePages(rows.length, '', { size: pageSize })
  const columns = useColumns(sharedInputColumns, { inputs, disabledReason, edit, onOpen })
  return (
    <TableSection
      title="Shared Inputs"
      shown={rows.length}
      all={rows.length}
      toolbar={
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          disabled={!canEdit}
          title={disabledReason}
          onClick={() => onOpen(undefined)}
        >
          Share input
        </Button>
      }
    >
      <Grid
        label="Shared Inputs"
        columns={columns}
        rows={rows}
        page={pages}
        nameOf={({ name }) => name}
        keyOf={keyOf}
        none="No input is shared yet. Embedded domains can share the values of slots and API inputs: what the user said to one of them, another one knows as well."
      />
      <Pager label="shared inputs" pages={pages} />
    </TableSection>
  )
}

/** A slot and an API input may have one name. */
function keyOf({ kind, name }: SharedRow): string {
  return `${kind} ${name}`
}
