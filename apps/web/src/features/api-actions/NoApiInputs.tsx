import { type ApiInput, addApiInput } from '@sdp/domain/api-actions'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

const example = 'search_music'

/** What an API input is, for whoever begins a domain. */
export function NoApiInputs({ grid }: { grid: RefObject<GridHandle<ApiInput> | null> }) {
  const { canEdit, edit } = useEdit()
  const add = () => {
    if (edit(addApiInput, { name: example }))
      grid.current?.show(({ name }) => name === example, { focus: true })
  }
  return (
    <EmptyTable title="No API inputs yet" example={example} onAdd={canEdit ? add : undefined}>
      An API input holds what the API action of the same name answered, such as “found” or “nothing”. Rules
      decide by it what is said next.
    </EmptyTable>
  )
}
