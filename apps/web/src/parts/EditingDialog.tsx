import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode } from 'react'
import { OwnUndo } from '../editing/own-undo.tsx'
import { hasOwnUndo, undoKey } from '../editing/undo-keys.ts'
import { useEdit } from '../editing/use-edit.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useUndo } from '../editing/use-undo.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { isPressed } from '../ui/shortcuts.ts'
import { UndoButtons } from './UndoButtons.tsx'

interface EditingDialogProps {
  title: string
  width?: 'sm' | 'md' | 'lg' | 'full' | number
  /** What is above the content, beside undo and redo. */
  toolbar: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog that edits the open domain at once: it undoes what was done in it, and says why nothing can be done. */
export function EditingDialog(props: EditingDialogProps) {
  return (
    <OwnUndo>
      <Inside {...props} />
    </OwnUndo>
  )
}

function Inside({ title, width = 'lg', toolbar, onClose, children }: EditingDialogProps) {
  const language = useEditing((editing) => editing.language)
  const { whyNot } = useEdit()
  const { undo, redo } = useUndo()
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const wish = undoKey(event)
    if (wish !== undefined && !isTyped(event.target)) {
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    if (isPressed(event, 'confirm')) {
      event.preventDefault()
      // What is being typed becomes an edit when its field is left
      if (event.target instanceof HTMLElement) event.target.blur()
      onClose()
    }
  }
  return (
    <Dialog open title={title} language={language} width={width} onClose={onClose}>
      <Box
        onKeyDown={hear}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          ...(width === 'full' ? { height: '100%' } : { maxHeight: 'calc(100vh - 170px)' }),
        }}
      >
        {whyNot !== undefined && (
          <Alert severity="info" sx={{ py: 0, mb: 1.5 }}>
            {whyNot}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
          {toolbar}
          <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
            <UndoButtons />
          </Box>
        </Box>
        {children}
      </Box>
    </Dialog>
  )
}

/** Whether a field holds something that is not an edit yet, which its own undo takes back. */
function isTyped(target: EventTarget): boolean {
  return hasOwnUndo(target) && !(target instanceof Element && target.hasAttribute('data-untyped'))
}
