import type { PlacedExpression } from '@sdp/domain/expressions'
import { addExpressions } from '@sdp/domain/intents'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'

const example = '[please] (play|start) some music'

interface NoExpressionsProps {
  intent: string
  grid: RefObject<GridHandle<PlacedExpression> | null>
}

/** What an expression is, for whoever begins an intent. */
export function NoExpressions({ intent, grid }: NoExpressionsProps) {
  const language = useEditing((editing) => editing.language)
  const { canEdit, edit } = useEdit()
  const add = () => {
    if (edit(addExpressions, { intent, text: example, language })) {
      grid.current?.show(({ at }) => at === 0, { focus: true })
    }
  }
  return (
    <EmptyTable
      title="No expressions yet"
      example={<ExpressionText text={example} />}
      onAdd={canEdit ? add : undefined}
    >
      An expression is what users may say for this intent. With brackets and bars it stands for many sentences
      at once: this one for four, such as “start some music”.
    </EmptyTable>
  )
}
