import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createContext, type KeyboardEvent, memo, type ReactNode, useContext, useMemo, useRef } from 'react'
import { undoKey } from '../editing/undo-keys.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ariaKeys, isPressed } from '../ui/shortcuts.ts'
import { StepButtons } from './StepButtons.tsx'
import { useDraftGuard } from './use-draft-guard.ts'

interface DraftDialogProps {
  title: string
  width: 'sm' | 'md' | 'lg'
  whyNot: string | undefined
  steps: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean }
  isUnsaved: boolean
  canSave: boolean
  /** What stands beside undo and redo. */
  tools: ReactNode
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog in which something is put together and saved as one edit by its button, Ctrl+Enter or Ctrl+S. */
export function DraftDialog(props: DraftDialogProps) {
  const { title, width, whyNot, steps, isUnsaved, canSave, tools, onSave, onClose, children } = props
  const closeButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const save = () => {
    // Once all is saved the button has nothing to do and would lose the focus, and the dialog its keys
    if (document.activeElement === saveButton.current) closeButton.current?.focus()
    onSave()
  }
  const close = useDraftGuard(isUnsaved, onClose)
  const hear = (event: KeyboardEvent) => {
    const wish = undoKey(event)
    if (wish !== undefined) {
      // Typed letters are steps as well
      event.preventDefault()
      if (wish === 'undo') steps.undo()
      else steps.redo()
    }
    if (isPressed(event, 'save')) {
      event.preventDefault()
      if (canSave) save()
    }
  }
  const latest = useRef({ close, save, canSave })
  latest.current = { close, save, canSave }
  const deeds = useMemo(
    () => ({
      close: () => void latest.current.close(),
      submit: () => latest.current.canSave && latest.current.save(),
    }),
    [],
  )
  const actions = useMemo(
    () => (
      <>
        <Button ref={closeButton} onClick={deeds.close}>
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
    [deeds, canSave],
  )
  return (
    <InsideContext
      value={
        <Box onKeyDown={hear} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {whyNot !== undefined && (
            <Alert severity="info" sx={{ py: 0 }}>
              {whyNot}
            </Alert>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{tools}</Box>
            <StepButtons
              undo={steps.undo}
              redo={steps.redo}
              canUndo={steps.canUndo}
              canRedo={steps.canRedo}
            />
          </Box>
          {children}
        </Box>
      }
    >
      <Frame open title={title} width={width} onClose={deeds.close} onSubmit={deeds.submit} actions={actions}>
        {inside}
      </Frame>
    </InsideContext>
  )
}

// A letter that is typed draws the inside again, and not the frame around it, which would take longer than the letter
const Frame = memo(Dialog)
const InsideContext = createContext<ReactNode>(null)
const inside = <Inside />

function Inside() {
  return useContext(InsideContext)
}
