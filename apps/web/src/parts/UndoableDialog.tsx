import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { undoKey } from '../editing/undo-keys.ts'
import { SteadyDialog } from '../ui/SteadyDialog.tsx'
import { ariaKeys, isPressed } from '../ui/shortcuts.ts'
import { StepButtons } from './StepButtons.tsx'
import { useDraftGuard } from './use-draft-guard.ts'

interface UndoableDialogProps {
  title: string
  width: 'sm' | 'md' | 'lg'
  disabledReason: string | undefined
  steps: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean }
  isUnsaved: boolean
  canSave: boolean
  /** What is next to undo and redo. */
  tools: ReactNode
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog in which something is put together and saved as one edit by its button, Ctrl+Enter or Ctrl+S. */
export function UndoableDialog(props: UndoableDialogProps) {
  const { title, width, disabledReason, steps, isUnsaved, canSave, tools, onSave, onClose, children } = props
  const closeButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const save = () => {
    // Once all is saved the button has nothing to do and would lose the focus, and the dialog its keys
    if (document.activeElement === saveButton.current) closeButton.current?.focus()
    onSave()
  }
  const close = useDraftGuard(isUnsaved, onClose)
  const handleKey = (event: KeyboardEvent) => {
    const action = undoKey(event)
    if (action !== undefined) {
      // Typed letters are steps as well
      event.preventDefault()
      if (action === 'undo') steps.undo()
      else steps.redo()
    }
    if (isPressed(event, 'save')) {
      event.preventDefault()
      if (canSave) save()
    }
  }
  const latest = useRef({ close, save, canSave })
  latest.current = { close, save, canSave }
  const callbacks = useMemo(
    () => ({
      close: () => void latest.current.close(),
      submit: () => latest.current.canSave && latest.current.save(),
    }),
    [],
  )
  // Drawn with the frame, which a letter shall not draw again
  const actions = useMemo(
    () => (
      <>
        <Button ref={closeButton} onClick={callbacks.close}>
          Close
        </Button>
        <Button
          ref={saveButton}
          type="submit"
          variant="contained"
          disabled={!canSave}
          aria-keyshortcuts={ariaKeys('confirm', 'save')}
          title="Ctrl+Enter"
        >
          Save
        </Button>
      </>
    ),
    [callbacks, canSave],
  )
  return (
    <SteadyDialog
      open
      title={title}
      width={width}
      onClose={callbacks.close}
      onSubmit={callbacks.submit}
      actions={actions}
    >
      <Box onKeyDown={handleKey} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {disabledReason !== undefined && (
          <Alert severity="info" sx={{ py: 0 }}>
            {disabledReason}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{tools}</Box>
          <StepButtons undo={steps.undo} redo={steps.redo} canUndo={steps.canUndo} canRedo={steps.canRedo} />
        </Box>
        {children}
      </Box>
    </SteadyDialog>
  )
}
