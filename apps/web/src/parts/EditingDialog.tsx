import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { OwnUndo } from '../editing/own-undo.tsx'
import { useEdit } from '../editing/use-edit.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useUndoKeys } from '../editing/use-undo-keys.ts'
import { SteadyDialog } from '../ui/SteadyDialog.tsx'
import { isPressed } from '../ui/shortcuts.ts'
import { UndoButtons } from './UndoButtons.tsx'

interface EditingDialogProps {
  title: string
  width?: 'sm' | 'md' | 'lg' | 'full' | number
  /** What is above the content, next to undo and redo; where it is left out, the content has them in a place of its own. */
  toolbar?: ReactNode
  onClose: () => void
  /** What a click outside the dialog and Ctrl+Enter do, where something half typed shall keep it open (ruling R297). */
  onLeave?: () => void
  children: ReactNode
}

/** A dialog that edits the open domain at once: it undoes what was done in it, and says why nothing can be done. */
export function EditingDialog({ title, width = 'lg', onClose, onLeave, ...content }: EditingDialogProps) {
  const language = useEditing((editing) => editing.language)
  return (
    <OwnUndo>
      <SteadyDialog
        open
        title={title}
        language={language}
        width={width}
        onClose={onClose}
        onClickOutside={onLeave}
      >
        <Content {...content} fillsWindow={width === 'full'} onConfirm={onLeave ?? onClose} />
      </SteadyDialog>
    </OwnUndo>
  )
}

interface ContentProps extends Pick<EditingDialogProps, 'toolbar' | 'children'> {
  fillsWindow: boolean
  onConfirm: () => void
}

function Content({ toolbar, fillsWindow, onConfirm, children }: ContentProps) {
  const { disabledReason } = useEdit()
  const content = useRef<HTMLDivElement>(null)
  useUndoKeys(content)
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed(event, 'confirm')) return
    event.preventDefault()
    // What is being typed becomes an edit when its field is left
    if (event.target instanceof HTMLElement) event.target.blur()
    onConfirm()
  }
  return (
    <Box
      ref={content}
      onKeyDown={confirmByKey}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(fillsWindow ? { height: '100%' } : { maxHeight: 'calc(100vh - 170px)' }),
      }}
    >
      {disabledReason !== undefined && (
        <Alert severity="info" sx={{ py: 0, mb: 1.5 }}>
          {disabledReason}
        </Alert>
      )}
      {toolbar !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
          {toolbar}
          <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
            <UndoButtons />
          </Box>
        </Box>
      )}
      {children}
    </Box>
  )
}
