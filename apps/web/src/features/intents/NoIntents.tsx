import { addIntent, type Intent } from '@sdp/domain/intents'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

const example = 'play_music'

/** What an intent is, for whoever begins a domain. */
export function NoIntents({ grid }: { grid: RefObject<GridHandle<Intent> | null> }) {
  const { canEdit, edit } = useEdit()
  const add = () => {
    if (edit(addIntent, { name: example }))
      grid.current?.show(({ name }) => name === example, { focus: true })
  }
  return (
    <EmptyTable title="No intents yet" example={example} onAdd={canEdit ? add : undefined}>
      An intent is something that users want, such as hearing music. Its expressions are the sentences by
      which they ask for it.
    </EmptyTable>
  )
}
