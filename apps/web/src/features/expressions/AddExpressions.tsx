import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { knownNames, readTypedExpressions } from '@sdp/domain/expressions'
import { addExpressions, type Intent } from '@sdp/domain/intents'
import { memo, type Ref, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import {
  ExpressionEditor,
  type ExpressionEditorHandle,
} from '../../parts/expression-editor/ExpressionEditor.tsx'
import { InsertMenu } from '../../parts/InsertMenu.tsx'
import { useCreation } from '../../parts/use-creation.ts'
import { useMentionables } from '../../parts/use-mentionables.ts'
import { readableNumber } from '../../ui/numbers.ts'
import { TypedProblems } from './TypedProblems.tsx'
import { asLines, judge } from './typed-expressions.ts'

export interface AddFieldHandle {
  focus: () => void
  isEmpty: () => boolean
}

interface AddExpressionsProps {
  ref: Ref<AddFieldHandle>
  intent: Intent
  /** Called with the place of the first that was added. */
  onAdded: (at: number) => void
}

/** The field for new expressions: one, or several by `||` or lines. */
export const AddExpressions = memo(function AddExpressions({ ref, intent, onAdded }: AddExpressionsProps) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { canEdit, disabledReason, edit } = useEdit()
  const mentionables = useMentionables()
  const creation = useCreation()
  const unfinished = useUnfinished('intent')(intent.name)
  const [text, show] = useState(() => unfinished.read().added)
  const setText = (typed: string) => {
    show(typed)
    unfinished.keep({ added: typed })
  }
  const editor = useRef<ExpressionEditorHandle>(null)
  const problemsId = useId()
  const { slots, reusableExpressions } = domain
  const known = useMemo(() => knownNames({ slots, reusableExpressions }), [slots, reusableExpressions])
  const read = useMemo(
    () => readTypedExpressions(text, intent.expressions, { language, known }),
    [text, intent.expressions, language, known],
  )
  const errors = useMemo(() => read.flatMap((one) => one.errors), [read])
  const typed = useMemo(() => judge(read), [read])
  const canAdd = canEdit && typed.count > 0 && typed.wrong.length === 0

  const add = () => {
    if (!canAdd || !edit(addExpressions, { intent: intent.name, text, language })) return
    setText('')
    onAdded(intent.expressions.length)
  }
  const addRight = () => {
    if (typed.rightCount === 0 || !edit(addExpressions, { intent: intent.name, text: typed.right, language }))
      return
    setText(asLines(typed.wrong))
    onAdded(intent.expressions.length)
  }
  const insertSlot = useCallback((name: string) => editor.current?.insert(`$(${name})`), [])
  const insertPart = useCallback((name: string) => editor.current?.insert(`§${name}`), [])
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    isEmpty: () => text.trim() === '',
  }))
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', '& .MuiButton-root': { minHeight: 34 } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ExpressionEditor
            ref={editor}
            autoFocus={canEdit}
            label="Add expression"
            hint="[please] play $(slot) §part: Enter adds, || or Shift+Enter for several"
            value={text}
            onChange={setText}
            errors={errors}
            describedBy={problemsId}
            mentionables={mentionables}
            creation={creation}
            canEdit={canEdit}
            onEnter={({ ctrl }) => (ctrl && typed.wrong.length > 0 ? addRight() : add())}
          />
        </Box>
        <InsertMenu
          label="Insert slot"
          none="No slots"
          choices={mentionables.slots}
          disabled={!canEdit}
          onInsert={insertSlot}
        />
        <InsertMenu
          label="Insert reusable part"
          none="No reusable parts"
          choices={mentionables.parts}
          disabled={!canEdit}
          onInsert={insertPart}
        />
        <Tooltip title={disabledReason ?? ''}>
          <span>
            <Button variant="contained" disabled={!canAdd} onClick={add} sx={{ whiteSpace: 'nowrap' }}>
              {typed.count > 1 ? `Add ${readableNumber(typed.count)}` : 'Add'}
            </Button>
          </span>
        </Tooltip>
      </Box>
      <TypedProblems id={problemsId} typed={typed} onAddRight={addRight} />
    </Box>
  )
})
