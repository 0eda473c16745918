import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import type { RevisionReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { Comparison } from './Comparison.tsx'
import { comparisonChoices, predecessorOf } from './choices.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { RevisionList } from './RevisionList.tsx'
import { useHistory } from './use-history.ts'

/** What was saved, what each save changed, and the way back to it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const current = useEditing((editing) => editing.revision)
  const { whyNot } = useEdit()
  const { revisions, savePoints, request, isLoading, loadMore } = useHistory()
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const [restoring, setRestoring] = useState<RevisionReply>()

  const to = chosen.to ?? revisions[0]?.revision ?? ''
  const from = chosen.from ?? predecessorOf(revisions, to)?.revision ?? ''
  const choices = comparisonChoices(savePoints, revisions)
  const shown = revisions.find(({ revision }) => revision === to)

  return (
    <Dialog
      open
      title="Restore & Review History"
      width="lg"
      onClose={onClose}
      actions={
        <Tooltip title={whyNot ?? ''} describeChild>
          <span>
            <Button
              variant="contained"
              disabled={shown === undefined || to === current || whyNot !== undefined}
              onClick={() => setRestoring(shown)}
            >
              Restore
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
