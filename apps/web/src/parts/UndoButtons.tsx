import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo, type ReactNode } from 'react'
import { useEdit } from '../editing/use-edit.ts'
import { useNextSteps, useUndo } from '../editing/use-undo.ts'
import { keysOf } from '../ui/shortcuts.ts'

/** Undo and redo by the mouse; the tooltip names the edit. Not drawn again with every key pressed elsewhere. */
export const UndoButtons = memo(function UndoButtons() {
  const { canEdit } = useEdit()
  const { nextUndo, nextRedo } = useNextSteps()
  const { undo, redo } = useUndo()
  return (
    <>
      <StepButton label="Undo" keys={keysOf('undo')} edit={canEdit ? nextUndo : undefined} onClick={undo}>
        <UndoIcon fontSize="small" />
      </StepButton>
      <StepButton label="Redo" keys={keysOf('redo')} edit={canEdit ? nextRedo : undefined} onClick={redo}>
        <RedoIcon fontSize="small" />
      </StepButton>
    </>
  )
})

interface StepButtonProps {
  label: string
  keys: string
  /** The name of the edit that it is about; without one there is nothing to do. */
  edit: string | undefined
  onClick: () => void
  children: ReactNode
}

function StepButton({ label, keys, edit, onClick, children }: StepButtonProps) {
  return (
    <Tooltip title={edit === undefined ? '' : `${label}: ${edit} (${keys})`} describeChild>
      <span>
        <IconButton size="small" aria-label={label} disabled={edit === undefined} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
