import ReplaceIcon from '@mui/icons-material/FindReplace'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { deleteExpressions, type PlacedExpression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { type KeyboardEvent, type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUndoKeys } from '../../editing/use-undo-keys.ts'
import { UndoButtons } from '../../parts/UndoButtons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { notify } from '../../ui/notifications.tsx'
import { ariaKeys, isPressed } from '../../ui/shortcuts.ts'
import { AddExpressions, type AddFieldHandle } from './AddExpressions.tsx'
import { ExpressionDetails } from './ExpressionDetails.tsx'
import { ExpressionList } from './ExpressionList.tsx'
import { rowAfterDeletion } from './expression-list.ts'
import { ListControls } from './ListControls.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ReferencePanel } from './ReferencePanel.tsx'
import { ReplaceInExpressionsDialog } from './ReplaceInExpressionsDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SyntaxLegend } from './SyntaxLegend.tsx'
import { asLines, counted } from './typed-expressions.ts'
import { useExpressionList } from './use-expression-list.ts'

interface ExpressionDialogProps {
  intent: Intent
  /** The expression to look at first. */
  at?: number | undefined
  onClose: () => void
}

/** All that is said for one intent. */
export function ExpressionDialog({ intent, at, onClose }: ExpressionDialogProps) {
  const language = useEditing((editing) => editing.language)
  const addField = useRef<AddFieldHandle>(null)
  const grid = useRef<GridHandle<PlacedExpression>>(null)
  // Nothing that is typed is lost by it: neither in the add field nor in a row, which keeps what is wrong.
  const hearClickBeside = () => {
    if (addField.current?.isEmpty() === false) addField.current.focus()
    else if (grid.current?.isTyped() === false) onClose()
  }
  return (
    <Dialog
      open
      title={`Expressions of ${intent.name}`}
      language={language}
      width="lg"
      onClose={onClose}
      onClickBeside={hearClickBeside}
    >
      <ExpressionsOfIntent intent={intent} at={at} addField={addField} grid={grid} />
    </Dialog>
  )
}

interface ExpressionsOfIntentProps extends Pick<ExpressionDialogProps, 'intent' | 'at'> {
  addField: RefObject<AddFieldHandle | null>
  grid: RefObject<GridHandle<PlacedExpression> | null>
}

/** A component of its own, so that a key in the filter does not draw the frame of the dialog again. */
function ExpressionsOfIntent({ intent, at, addField, grid }: ExpressionsOfIntentProps) {
  const { whyNot, canEdit, edit } = useEdit()
  const content = useRef<HTMLDivElement>(null)
  useUndoKeys(content)
  const list = useExpressionList(intent, grid)
  const [moved, setMoved] = useState<readonly PlacedExpression[]>()
  const [isReplacing, setReplacing] = useState(false)
  // The list goes from row to row without waiting for what is told of them.
  const activeAt = useDeferredValue(list.active?.at ?? -1)
  const filterField = useRef<HTMLInputElement>(null)

  const { selection } = list
  const showAdded = useCallback(
    (at: number) => grid.current?.show((row) => row.at === at, { focus: false }),
    [grid],
  )
  const remove = (gone: readonly PlacedExpression[]) => {
    const places = gone.map(({ at }) => at)
    if (edit(deleteExpressions, { intent: intent.name, places })) focusAfter(gone)
  }
  const focusAfter = (gone: readonly PlacedExpression[]) => {
    const next = rowAfterDeletion(list.shown, gone, list.active)
    if (next === undefined) return
    list.activate(next)
    grid.current?.show(({ expression }) => expression === next.expression, { focus: true })
  }
  const hear = (event: KeyboardEvent) => {
    if (isPressed(event, 'findExpressions')) {
      // The browser's own search finds nothing in rows that do not exist.
      event.preventDefault()
      filterField.current?.select()
    }
    if (isPressed(event, 'replaceExpressions')) {
      event.preventDefault()
      if (canEdit) setReplacing(true)
    }
  }
  return (
    <>
      <Box
        ref={content}
        onKeyDown={hear}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 'calc(100vh - 150px)' }}
      >
        {whyNot !== undefined && (
          <Alert severity="info" sx={{ py: 0 }}>
            {whyNot}
          </Alert>
        )}
        <AddExpressions ref={addField} intent={intent} onAdded={showAdded} />
        <SyntaxLegend />
        <ListControls list={list} count={intent.expressions.length} filterField={filterField}>
          <SelectionBar
            selected={selection.selected}
            onRemove={() => remove(selection.selected)}
            onCopy={() => void copy(selection.selected)}
            onMove={() => setMoved(selection.selected)}
          />
          <Button
            startIcon={<ReplaceIcon />}
            disabled={!canEdit || intent.expressions.length === 0}
            aria-keyshortcuts={ariaKeys('replaceExpressions')}
            onClick={() => setReplacing(true)}
          >
            Find and replace
          </Button>
          <UndoButtons />
        </ListControls>
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 2 }}>
          <ExpressionList
            intent={intent}
            list={list}
            at={at}
            onRemove={remove}
            onCopy={copy}
            onMove={setMoved}
          />
          <Box sx={{ width: 300, display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 0 }}>
            <ExpressionDetails intent={intent} at={activeAt} />
            <ReferencePanel intent={intent.name} />
          </Box>
        </Box>
      </Box>
      {moved !== undefined && canEdit && (
        <MoveDialog
          intent={intent}
          expressions={moved}
          onMoved={() => focusAfter(moved)}
          onClose={() => setMoved(undefined)}
        />
      )}
      {isReplacing && canEdit && (
        <ReplaceInExpressionsDialog intent={intent} onClose={() => setReplacing(false)} />
      )}
    </>
  )
}

async function copy(expressions: readonly PlacedExpression[]): Promise<void> {
  const isCopied = await copyText(asLines(expressions.map(({ expression }) => expression)))
  if (isCopied) notify('success', `${counted(expressions.length)} copied`)
}
