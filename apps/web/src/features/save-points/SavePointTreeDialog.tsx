import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { SavePointReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { DeleteSavePointDialog } from './DeleteSavePointDialog.tsx'
import { SavePointDetails } from './SavePointDetails.tsx'
import { SavePointTree } from './SavePointTree.tsx'
import { useNoAccessReason } from './use-no-access-reason.ts'
import { useSavePoints } from './use-save-points.ts'

interface SavePointTreeDialogProps {
  /** Shows what changed from one save point to another, with the way to take it over. */
  onCompare: (compared: { from: string; to: string }) => void
  /** Chooses what a save point is merged into, or what is merged into it. */
  onMerge: (merge: { source?: string; target?: string }) => void
  onClose: () => void
}

/** All save points, how they came from each other, and what each holds. */
export function SavePointTreeDialog({ onCompare, onMerge, onClose }: SavePointTreeDialogProps) {
  const { all, current, switchTo } = useSavePoints()
  const [chosenId, setChosenId] = useState(current?._id)
  const disabledReason = useNoAccessReason()
  const [openDialog, setOpenDialog] = useState<'create' | 'delete'>()
  const chosen = all.find(({ _id }) => _id === chosenId) ?? current
  if (chosen === undefined) return null

  const load = async (savePoint: SavePointReply) => {
    onClose()
    await switchTo(savePoint)
  }
  const compareWith = (open: SavePointReply) => {
    onClose()
    onCompare({ from: open._id, to: chosen._id })
  }
  const noMergeReason = disabledReason ?? (all.length < 2 ? messages.merging.onlyOne : undefined)
  const merge = (wanted: Parameters<typeof onMerge>[0]) => {
    onClose()
    onMerge(wanted)
  }
  if (openDialog === 'create') return <CreateSavePointDialog from={chosen} onClose={onClose} />
  if (openDialog === 'delete') return <DeleteSavePointDialog savePoint={chosen} onClose={onClose} />
  return (
    <Dialog
      open
      title="Save points"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button color="error" onClick={() => setOpenDialog('delete')} sx={{ mr: 'auto' }}>
            Delete
          </Button>
          {current !== undefined && chosen._id !== current._id && (
            <Button onClick={() => compareWith(current)}>Compare & take over…</Button>
          )}
          <MergeButton
            label="Merge into…"
            disabledReason={noMergeReason}
            onClick={() => merge({ source: chosen._id })}
          />
          <MergeButton
            label="Bring in from…"
            disabledReason={noMergeReason}
            onClick={() => merge({ target: chosen._id })}
          />
          <Button onClick={() => setOpenDialog('create')}>Create New From</Button>
          <Button
            variant="contained"
            disabled={chosen._id === current?._id}
            onClick={() => void load(chosen)}
          >
            Load
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, minHeight: 280 }}>
        <SavePointTree savePoints={all} current={current} chosen={chosen} onChoose={setChosenId} />
        <SavePointDetails savePoint={chosen} />
      </Box>
    </Dialog>
  )
}

interface MergeButtonProps {
  label: string
  disabledReason: string | undefined
  onClick: () => void
}

function MergeButton({ label, disabledReason, onClick }: MergeButtonProps) {
  return (
    <Tooltip title={disabledReason ?? ''} describeChild>
      <span>
        <Button disabled={disabledReason !== undefined} onClick={onClick}>
          {label}
        </Button>
      </span>
    </Tooltip>
  )
}
