import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type MergePreview, merges, type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { checkDeleteSavePoint } from '@sdp/domain/save-points'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { snoozeCurrentDraft } from '../../editing/draft-keeping.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { makeRevision } from '../../editing/own-revisions.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { CallFailed, call } from '../../server/calls.ts'
import { askAgain } from '../../server/use-call.ts'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import type { Decisions } from './decisions.ts'

interface MergeDialogProps {
  preview: MergePreview
  /** The save point that is merged into the other one, where it is known. */
  source: SavePointReply | undefined
  decisions: Decisions
  onMerged: () => void
  onClose: () => void
}

/** Asks what a merge is about, and does it. */
export function MergeDialog({ preview, source, decisions, onMerged, onClose }: MergeDialogProps) {
  const { title, problems } = messages.merging
  const [message, setMessage] = useState(title(preview.source.name, preview.target.name))
  const [deletesSource, setDeletesSource] = useState(false)
  const [saveId] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  const showMerged = useShowMerged(preview)
  const keptReason = source && checkDeleteSavePoint(source)
  const isBlank = message.trim() === ''

  const merge = async () => {
    const body = {
      source: preview.source.id,
      decisions: Object.fromEntries(preview.clashes.map(({ id }) => [id, decisions[id]!])),
      commit_message: message,
      base_revision: preview.target.revision,
      source_revision: preview.source.revision,
      // Sent again after a lost answer it counts once; to keep or to delete is another wish
      save_id: `${saveId}-${deletesSource ? 'delete' : 'keep'}`,
      delete_source: deletesSource,
    }
    try {
      await makeRevision(() => call(merges.apply, { params: { id: preview.target.id }, body }))
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 409)) throw error
      // Somebody may have saved meanwhile: then it is another merge
      notifyFailure(messages.merging.failed, error)
      await askAgain(merges.preview)
      return true
    }
    onMerged()
    await showMerged(deletesSource)
    return true
  }
  return (
    <FormDialog
      title={title(preview.source.name, preview.target.name)}
      action="Merge"
      isDisabled={isBlank}
      failed={messages.merging.failed}
      onSubmit={merge}
      onClose={onClose}
    >
      {preview.problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {problems(preview.problems.length)}
        </Alert>
      )}
      <CountedField
        autoFocus
        required
        label="Commit message"
        max={limits.message}
        value={message}
        inputRef={field}
        onChange={setMessage}
        problem={isBlank ? messages.commit.messageRequired : undefined}
      />
      <FormControlLabel
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
        disabled={source === undefined || keptReason !== undefined}
        control={
          <Checkbox checked={deletesSource} onChange={(_, isChecked) => setDeletesSource(isChecked)} />
        }
        label={`Delete ${preview.source.name} afterwards`}
      />
      {keptReason !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pl: 4 }}>
          {keptReason}
        </Typography>
      )}
    </FormDialog>
  )
}

/** Opens the save point into which was merged, as it is now. */
function useShowMerged({ target, source, languages }: MergePreview) {
  const navigate = useNavigate()
  return async (isDeleted: boolean) => {
    const { open, isUnsaved } = useEditingStore.getState()
    // What is not saved was asked about, and is a draft
    if (isUnsaved) snoozeCurrentDraft()
    const isRemoved = languages.some(
      ({ language, by, change }) => by === 'theirs' && change === 'removed' && language === open?.language,
    )
    await navigate({
      to: '/domains/$domainId/intent-editor',
      params: { domainId: target.id },
      search: ({ language }) => ({ language: isRemoved ? undefined : language }),
      ignoreBlocker: true,
    })
    await Promise.all([reloadDomain(), askAgain(savePoints.list)])
    const { done, doneAndDeleted } = messages.merging
    notify('success', (isDeleted ? doneAndDeleted : done)(source.name, target.name))
  }
}
