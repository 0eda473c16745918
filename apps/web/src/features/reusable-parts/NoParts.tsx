import type { ReusableExpression } from '@sdp/domain/expressions'
import { addReusableExpression } from '@sdp/domain/reusable-expressions'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

const example = { name: 'please', value: '[please|kindly|could you]' }

/** What a reusable part is, for whoever has none. */
export function NoParts({ grid }: { grid: RefObject<GridHandle<ReusableExpression> | null> }) {
  const language = useEditing((editing) => editing.language)
  const { canEdit, edit } = useEdit()
  const add = () => {
    const { name, value } = example
    if (edit(addReusableExpression, { id: crypto.randomUUID(), name, first: { language, value } })) {
      grid.current?.show((part) => part.name === name, { focus: true })
    }
  }
  return (
    <EmptyTable
      title="No reusable parts yet"
      example={`§${example.name} stands for ${example.value}`}
      onAdd={canEdit ? add : undefined}
    >
      A reusable part is a piece of text with a name. It is written once, and all expressions that mention it
      as §name change with it.
    </EmptyTable>
  )
}
