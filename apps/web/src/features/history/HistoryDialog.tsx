import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { Comparison } from './Comparison.tsx'
import { comparisonChoices, newestOf, predecessorOf, type Restorable, savePointChoice } from './choices.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { RevisionList } from './RevisionList.tsx'
import { useHistory } from './use-history.ts'

/** The ids of save points that are compared. */
export interface ComparedSavePoints {
  from: string
  to: string
}

interface HistoryDialogProps {
  /** What is compared at first, where that is not the newest with the one before. */
  first?: ComparedSavePoints
  onClose: () => void
}

/** What was saved, what each save changed, and the way back to it. */
export function HistoryDialog({ first, onClose }: HistoryDialogProps) {
  const current = useEditing((editing) => editing.revision)
  const { disabledReason } = useEdit()
  const { revisions, savePoints, request, isLoading, loadMore } = useHistory()
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>(
    first === undefined ? {} : { from: savePointChoice(first.from), to: savePointChoice(first.to) },
  )
  const [restoring, setRestoring] = useState<Restorable>()

  const to = chosen.to ?? revisions[0]?.revision ?? ''
  const from = chosen.from ?? predecessorOf(revisions, to)?.revision ?? ''
  const choices = comparisonChoices(savePoints, revisions)
  const savePoint = savePoints.find(({ _id }) => savePointChoice(_id) === to)
  const shown: Restorable | undefined =
    savePoint === undefined ? revisions.find(({ revision }) => revision === to) : newestOf(savePoint)

  return (
    <Dialog
      open
      title="Restore & Review History"
      width="lg"
      onClose={onClose}
      actions={
        <Tooltip title={disabledReason ?? ''} describeChild>
          <span>
            <Button
              variant="contained"
              disabled={shown === undefined || shown.revision === current || disabledReason !== undefined}
              onClick={() => setRestoring(shown)}
            >
              {savePoint === undefined ? 'Restore' : `Take over ${savePoint.name}`}
            </Button>
          </span>
        </Tooltip>
      }
    >
      <LoadProblem request={request} failed={messages.history.loadFailed} />
      {isLoading ? (
        <LinearProgress aria-label="Loading the history" />
      ) : (
        <Box sx={{ display: 'flex', gap: 2, minHeight: 320 }}>
          <RevisionList
            revisions={revisions}
            chosen={to}
            current={current}
            onChoose={({ revision }) => setChosen({ to: revision })}
            onCompareMerged={({ revision, merged }) =>
              setChosen({ from: merged?.revision ?? '', to: revision })
            }
            onMore={loadMore}
          />
          <Comparison
            choices={choices}
            from={from}
            to={to}
            onFrom={(id) => setChosen({ from: id, to })}
            onTo={(id) => setChosen({ from, to: id })}
          />
        </Box>
      )}
      {restoring && (
        <RestoreDialog revision={restoring} onClose={() => setRestoring(undefined)} onRestored={onClose} />
      )}
    </Dialog>
  )
}
