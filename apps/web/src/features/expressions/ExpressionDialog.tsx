import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Intent, PlacedExpression } from '@sdp/domain'
import { type KeyboardEvent, useRef, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { hasOwnUndo, undoKey } from '../../editing/undo-keys.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { AddExpressions } from './AddExpressions.tsx'
import { ExpressionList } from './ExpressionList.tsx'
import { ListControls } from './ListControls.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { asLines, counted } from './typed-expressions.ts'
import { useExpressionList } from './use-expression-list.ts'

interface ExpressionDialogProps {
  intent: Intent
  onClose: () => void
}

/** All that is said for one intent. */
export function ExpressionDialog({ intent, onClose }: ExpressionDialogProps) {
  const { whyNot, undo, redo } = useEditing()
  const list = useExpressionList(intent)
  const [moved, setMoved] = useState<readonly PlacedExpression[]>()
  const filterField = useRef<HTMLInputElement>(null)

  const hear = (event: KeyboardEvent) => {
    const wish = undoKey(event)
    if (wish !== undefined && !event.defaultPrevented && !hasOwnUndo(event.target)) {
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    if (event.key === 'f' && (event.ctrlKey || event.metaKey)) {
      // The browser's own search finds nothing in rows that do not exist.
      event.preventDefault()
      filterField.current?.select()
    }
  }
  return (
    <Dialog open title={`Expressions of ${intent.name}`} width="lg" onClose={onClose}>
      <Box
        onKeyDown={hear}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 'calc(100vh - 150px)' }}
      >
        {whyNot !== undefined && (
          <Alert severity="info" sx={{ py: 0 }}>
            {whyNot}
          </Alert>
        )}
        <AddExpressions intent={intent} onAdded={() => list.activate(intent.expressions.length)} />
        <ListControls list={list} count={intent.expressions.length} filterField={filterField}>
          {null}
        </ListControls>
        <ExpressionList intent={intent} list={list} onCopy={copy} onMove={setMoved} />
        {moved !== undefined && whyNot === undefined && (
          <MoveDialog intent={intent} expressions={moved} onClose={() => setMoved(undefined)} />
        )}
      </Box>
    </Dialog>
  )
}

async function copy(expressions: readonly PlacedExpression[]): Promise<void> {
  const isCopied = await copyText(asLines(expressions.map(({ expression }) => expression)))
  if (isCopied) notify('success', `${counted(expressions.length)} copied`)
}
