import { checkExpression, type KnownNames, type PlacedExpression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { useTypedText } from '../../ui/grid/use-typed.ts'
import { readableNumber } from '../../ui/numbers.ts'
import { CreateLink } from './CreateLink.tsx'
import { combinationsText, textField } from './expression-list.ts'
import { RowEditor, type RowEnd } from './RowEditor.tsx'

interface ExpressionCellProps {
  intent: Intent
  row: PlacedExpression
  combinations: bigint
  known: KnownNames
  canEdit: boolean
  /** Whether the editor is to get the focus as soon as it is there. */
  shouldAutoFocus: () => boolean
  onEnd: (end: RowEnd) => void
}

/** The text of an expression, or its editor, and the messages about it. */
export function ExpressionCell(props: ExpressionCellProps) {
  const { intent, row, combinations, known, canEdit, shouldAutoFocus, onEnd } = props
  const { text, restrictions } = row.expression
  const [typed, type] = useTypedText(textField)
  const isEdited = typed !== undefined && canEdit
  const [error] = isEdited ? [] : checkExpression(text, known)
  return (
    <>
      {isEdited ? (
        <RowEditor
          intent={intent}
          at={row.at}
          known={known}
          text={typed}
          onType={type}
          shouldAutoFocus={shouldAutoFocus()}
          onEnd={onEnd}
        />
      ) : (
        <div className="text">
          <ExpressionText text={text} />
        </div>
      )}
      <div className="about">
        <span title={readableNumber(combinations)}>{combinationsText(combinations)}</span>
        {restrictions.map(({ slot }) => (
          <span key={slot} className="restricted">
            {slot} restricted
          </span>
        ))}
        {error !== undefined && (
          <span className="wrong">
            {error.message}
            <CreateLink error={error} />
          </span>
        )}
      </div>
    </>
  )
}
