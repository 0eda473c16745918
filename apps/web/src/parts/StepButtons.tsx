import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { keysOf } from '../ui/shortcuts.ts'

interface StepButtonsProps {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Undo and redo of what is not saved yet. */
export const StepButtons = memo(function StepButtons({ undo, redo, canUndo, canRedo }: StepButtonsProps) {
  return (
    <div>
      <IconButton
        size="small"
        aria-label="Undo"
        title={`Undo (${keysOf('undo')})`}
        disabled={!canUndo}
        onClick={undo}
      >
        <UndoIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="Redo"
        title={`Redo (${keysOf('redo')})`}
        disabled={!canRedo}
        onClick={redo}
      >
        <RedoIcon fontSize="small" />
      </IconButton>
    </div>
  )
})
