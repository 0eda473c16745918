import { type AdditionalRow, deleteAdditionalResponses } from '@sdp/domain/responses'
import { type RefObject, useCallback } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import type { Pages } from '../../ui/grid/use-pages.ts'
import { useRowKeys } from '../../ui/grid/use-row-keys.ts'
import { additionalColumns } from './additional-columns.tsx'

interface AdditionalTableProps {
  ref: RefObject<GridHandle<AdditionalRow> | null>
  all: readonly AdditionalRow[]
  rows: readonly AdditionalRow[]
  pages: Pages
  isFiltered: boolean
  hasOthers: boolean
  onOpen: (name: string) => void
}

export function AdditionalTable(props: AdditionalTableProps) {
  const { ref, all, rows, pages, isFiltered, hasOthers, onOpen } = props
  const { edit, disabledReason, canEdit } = useEdit()
  const keyOf = useRowKeys(all, nameOf)
  const remove = useCallback(
    async ([name]: readonly string[]) => {
      if (name === undefined) return
      const isConfirmed = await confirm({
        title: 'Delete additional response',
        text: hasOthers
          ? `Delete ${name} with its texts? The other languages keep theirs.`
          : `Delete ${name} with its texts?`,
        action: 'Delete',
        danger: true,
      })
      if (isConfirmed) edit(deleteAdditionalResponses, { names: [name] })
    },
    [edit, hasOthers],
  )
  const columns = useColumns(additionalColumns, { hasOthers, disabledReason, edit, onOpen, onDelete: remove })
  return (
    <>
      <Grid
        ref={ref}
        label="Additional responses"
        columns={columns}
        rows={rows}
        page={pages}
        nameOf={nameOf}
        keyOf={keyOf}
        onDelete={canEdit ? ([row]) => row?.isHere && void remove([row.name]) : undefined}
        none={
          isFiltered
            ? 'No response is found'
            : 'No additional responses yet. They are what the car says and shows at runtime by itself.'
        }
      />
      <Pager label="responses" pages={pages} />
    </>
  )
}

function nameOf({ name }: AdditionalRow): string {
  return name
}
