import { useTypedText } from '../../ui/grid/use-typed.ts'
import { ResponseText } from './ResponseText.tsx'
import { TextProblems } from './TextProblems.tsx'
import { type TextEnd, TextRowEditor } from './TextRowEditor.tsx'
import type { TextRow } from './text-rows.ts'
import type { TextRules } from './use-text-rules.ts'

/** What is typed of a text belongs to the grid under this name. */
export const textField = 'text'

interface TextCellProps {
  row: TextRow
  rules: TextRules
  canEdit: boolean
  /** Whether the editor is to get the focus as soon as it is there. */
  shouldAutoFocus: () => boolean
  onType: (text: string) => void
  onEnd: (end: TextEnd) => void
}

/** A text, or its editor, and what is wrong with it. */
export function TextCell({ row, rules, canEdit, shouldAutoFocus, onType, onEnd }: TextCellProps) {
  const [typed, type] = useTypedText(textField)
  if ((typed !== undefined || row.isNew) && canEdit) {
    return (
      <TextRowEditor
        row={row}
        text={typed ?? row.text}
        rules={rules}
        shouldAutoFocus={shouldAutoFocus()}
        onType={(text) => {
          type(text)
          onType(text)
        }}
        onEnd={onEnd}
      />
    )
  }
  return (
    <>
      <ResponseText text={row.text} />
      <TextProblems problems={rules.problemsOf(row.text, row.spokenAs)} />
    </>
  )
}
