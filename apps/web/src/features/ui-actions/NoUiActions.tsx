import { addUiAction, type UiAction } from '@sdp/domain/ui-actions'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

const example = 'music_started'

/** What a UI action is, for whoever begins a domain. */
export function NoUiActions({ grid }: { grid: RefObject<GridHandle<UiAction> | null> }) {
  const { canEdit, edit } = useEdit()
  const add = () => {
    if (edit(addUiAction, { name: example })) {
      grid.current?.show(({ name }) => name === example, { focus: true })
    }
  }
  return (
    <EmptyTable title="No UI actions yet" example={example} onAdd={canEdit ? add : undefined}>
      A UI action is what the driver gets: what the assistant says, plays and shows. The rules of the decision
      table choose one, such as music_started, which says “Here is some jazz” and shows what plays.
    </EmptyTable>
  )
}
