import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { RulePlace } from '@sdp/domain/decision-table'
import { useState } from 'react'
import { EditingDialog } from '../../../../parts/EditingDialog.tsx'
import { readableNumber } from '../../../../ui/numbers.ts'
import { EditMode } from './EditMode.tsx'
import { GenerateMode } from './GenerateMode.tsx'

interface BulkDialogProps {
  /** Where generated rules are placed at first. */
  module: number
  /** The selected rules. */
  at: readonly RulePlace[]
  onClose: () => void
}

type Mode = 'generate' | 'edit'

/** Many rules at once: made for combinations, or changed together. */
export function BulkDialog({ module, at, onClose }: BulkDialogProps) {
  const [mode, setMode] = useState<Mode>(at.length > 0 ? 'edit' : 'generate')
  return (
    <EditingDialog
      title="Bulk rules"
      width="full"
      onClose={onClose}
      toolbar={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label="Mode"
          onChange={(_, chosen: Mode | null) => chosen !== null && setMode(chosen)}
        >
          <ToggleButton value="generate" sx={{ px: 1.5, py: 0.25 }}>
            Generate
          </ToggleButton>
          <ToggleButton
            value="edit"
            disabled={at.length === 0}
            title={at.length === 0 ? 'Select rules in the table first' : ''}
            sx={{ px: 1.5, py: 0.25 }}
          >
            Edit selected rules{at.length > 0 && ` (${readableNumber(at.length)})`}
          </ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {mode === 'generate' ? (
        <GenerateMode module={module} onClose={onClose} />
      ) : (
        <EditMode at={at} onClose={onClose} />
      )}
    </EditingDialog>
  )
}
