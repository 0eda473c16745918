import ReplaceIcon from '@mui/icons-material/FindReplace'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PlacedExpression } from '@sdp/domain/expressions'
import { deleteExpressions, type Intent } from '@sdp/domain/intents'
import { type KeyboardEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { UndoButtons } from '../../parts/UndoButtons.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { notify } from '../../ui/notifications.tsx'
import { counted } from '../../ui/numbers.ts'
import { ariaKeys, isPressed } from '../../ui/shortcuts.ts'
import { AddExpressions, type AddFieldHandle } from './AddExpressions.tsx'
import { ExpressionDetails } from './ExpressionDetails.tsx'
import { ExpressionList } from './ExpressionList.tsx'
import { rowAfterDeletion } from './expression-list.ts'
import { ListControls } from './ListControls.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ReferencePanel } from './ReferencePanel.tsx'
import { ReplaceInExpressionsDialog } from './ReplaceInExpressionsDialog.tsx'
import { SelectedExpressionsBar } from './SelectedExpressionsBar.tsx'
import { SyntaxLegend } from './SyntaxLegend.tsx'
import { asLines } from './typed-expressions.ts'
import { useExpressionList } from './use-expression-list.ts'

interface ExpressionDialogProps {
  intent: Intent
  /** The expression to look at first. */
  at?: number | undefined
  onClose: () => void
}

/** All that is said for one intent. */
export function ExpressionDialog({ intent, at, onClose }: ExpressionDialogProps) {
  const { canEdit, edit } = useEdit()
  const addField = useRef<AddFieldHandle>(null)
  const grid = useRef<GridHandle<PlacedExpression>>(null)
  // Nothing that is typed is lost by it: neither in the add field nor in a row, which keeps what is wrong.
  const leave = () => {
    if (addField.current?.isEmpty() === false) addField.current.focus()
    else if (grid.current?.isTyped() === false) onClose()
  }
  const list = useExpressionList(intent, grid)
  const [moved, setMoved] = useState<readonly PlacedExpression[]>()
  const [isReplacing, setReplacing] = useState(false)
  // The list goes from row to row without waiting for the messages about them.
  const activeAt = useDeferredValue(list.active?.at ?? -1)
  const filterField = useRef<HTMLInputElement>(null)

  const { selection } = list
  const showAdded = useCallback(
    (at: number) => grid.current?.show((row) => row.at === at, { focus: false }),
    [],
  )
  const remove = (removed: readonly PlacedExpression[]) => {
    const places = removed.map(({ at }) => at)
    if (edit(deleteExpressions, { intent: intent.name, places })) focusAfter(removed)
  }
  const focusAfter = (removed: readonly PlacedExpression[]) => {
    const next = rowAfterDeletion(list.shown, removed, list.active)
    if (next === undefined) return
    list.activate(next)
    grid.current?.show(({ expression }) => expression === next.expression, { focus: true })
  }
  const handleKey = (event: KeyboardEvent) => {
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
    <EditingDialog title={`Expressions of ${intent.name}`} onClose={onClose} onLeave={leave}>
      <Box
        onKeyDown={handleKey}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          height: 'calc(100vh - 150px)',
          minHeight: 0,
        }}
      >
        <AddExpressions ref={addField} intent={intent} onAdded={showAdded} />
        <SyntaxLegend />
        <ListControls list={list} count={intent.expressions.length} filterField={filterField}>
          <SelectedExpressionsBar
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
    </EditingDialog>
  )
}

async function copy(expressions: readonly PlacedExpression[]): Promise<void> {
  const isCopied = await copyText(asLines(expressions.map(({ expression }) => expression)))
  if (isCopied) notify('success', `${counted(expressions.length, 'expression')} copied`)
}
