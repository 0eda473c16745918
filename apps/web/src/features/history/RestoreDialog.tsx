import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type RestorePreview, revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { useState } from 'react'
import { keepAsDraft, snoozeCurrentDraft } from '../../editing/draft-keeping.ts'
import { makeRevision } from '../../editing/own-revisions.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/dates.ts'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Restorable } from './choices.ts'
import { canRestoreOnly, restoreOutcome } from './restore.ts'

interface RestoreDialogProps {
  revision: Restorable
  onClose: () => void
  onRestored: () => void
}

/** Asks before a revision is restored, and says which languages change. */
export function RestoreDialog({ revision, onClose, onRestored }: RestoreDialogProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const [isAll, setAll] = useState(true)
  const request = useCall(
    revisions.previewRestore,
    { params: { id: domainId, revision: revision.revision } },
    { forget: true, onFailure: (error) => notifyFailure(messages.history.fetchFailed, error) },
  )
  const { data: preview } = request
  const only = isAll ? undefined : language
  const outcome = preview && restoreOutcome(preview, only)
  const { restore, isBusy } = useRestore(revision, onRestored)
  return (
    <Dialog
      open
      title="Restore"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} autoFocus>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || outcome === undefined || outcome.isNothing}
            onClick={() => preview && void restore(preview, only)}
          >
            Restore
          </Button>
        </>
      }
    >
      <DialogContentText>
        {messages.history.confirmRestore(formatDate(revision.at), revision.message)}
      </DialogContentText>
      <LoadProblem request={request} failed={messages.history.previewLoadFailed} />
      {preview === undefined ? (
        request.isFetching && <LinearProgress aria-label="Checking what would change" sx={{ mt: 2 }} />
      ) : (
        <>
          {preview.languages.length > 1 && (
            <LanguageChoice preview={preview} language={language} isAll={isAll} onChange={setAll} />
          )}
          {outcome?.texts.map((text) => (
            <DialogContentText key={text} sx={{ mt: 1.5, color: 'text.primary' }}>
              {text}
            </DialogContentText>
          ))}
        </>
      )}
      {isUnsaved && (
        <DialogContentText sx={{ mt: 1.5 }}>{messages.history.unsavedStayDraft}</DialogContentText>
      )}
    </Dialog>
  )
}

interface LanguageChoiceProps {
  preview: RestorePreview
  language: string
  isAll: boolean
  onChange: (isAll: boolean) => void
}

function LanguageChoice({ preview, language, isAll, onChange }: LanguageChoiceProps) {
  const isOld = canRestoreOnly(preview, language)
  return (
    <RadioGroup
      aria-label="Languages"
      value={isAll ? 'all' : 'only'}
      onChange={({ target }) => onChange(target.value === 'all')}
      sx={{ mt: 1 }}
    >
      <FormControlLabel value="all" control={<Radio size="small" />} label="All languages" />
      <FormControlLabel
        value="only"
        disabled={!isOld}
        control={<Radio size="small" />}
        label={isOld ? `Only ${language}` : `Only ${language} (it was added later)`}
      />
    </RadioGroup>
  )
}

function useRestore({ revision, at, message }: Restorable, onRestored: () => void) {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useEditing((editing) => editing.domain)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const [saveId] = useState(() => crypto.randomUUID())
  const { isBusy, act } = useAction()
  const restore = ({ base_revision }: RestorePreview, only: string | undefined) => {
    const body = {
      language_to_update: only,
      commit_message: messages.history.restored(formatDate(at), message).slice(0, limits.message),
      base_revision,
      // Sent again after a lost answer it counts once; another choice is another wish.
      save_id: `${saveId}-${only ?? 'all'}`,
    }
    return act(
      async () => {
        // What the question promised has to hold before anything is replaced.
        if (isUnsaved && !(await keepAsDraft())) return notify('error', messages.history.noDraft)
        await makeRevision(() => call(revisions.restore, { params: { id: domainId, revision }, body }))
        if (isUnsaved) snoozeCurrentDraft()
        onRestored()
        await reloadDomain()
        notify('success', messages.domain.updated(domain.name))
      },
      // Somebody may have saved meanwhile: then it changes something else (ruling R42).
      { failed: messages.domain.updateFailed(domainId), changes: [revisions.previewRestore] },
    )
  }
  return { restore, isBusy }
}
