import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useCommitMessage } from '../../editing/commit-message.ts'
import { keepAsDraft } from '../../editing/draft-keeping.ts'
import { dropChanges } from '../../editing/editing-store.ts'
import { leaveQuestion } from '../../editing/leave-question.ts'
import { useLeaving } from '../../editing/leaving.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CommitDialog } from './CommitDialog.tsx'

type OpenQuestion = NonNullable<ReturnType<typeof useLeaving.getState>['question']>

/** The one question before unsaved changes are left, whatever leaves them. */
export function LeaveDialog() {
  const question = useLeaving((state) => state.question)
  return question && <Question key={question.id} {...question} />
}

function Question({ leaving, answer }: OpenQuestion) {
  const language = useEditing((editing) => editing.language)
  const { disabledReason, save } = useEdit()
  const [step, setStep] = useState<'asking' | 'discarding' | 'committing' | 'saving'>('asking')
  const { message, setMessage } = useCommitMessage()
  const [hasNoDraft, setHasNoDraft] = useState(false)
  const { text, kept, saveDisabledReason } = leaveQuestion(leaving, { language, disabledReason })
  const stay = () => answer(false)

  const saveAndGoOn = async () => {
    // The header shows how the save goes, and can stop waiting for it
    setStep('saving')
    const isSaved = await save(message)
    if (isSaved) setMessage('')
    answer(isSaved)
  }
  const keepAndGoOn = async () => {
    if (await keepAsDraft()) answer(true)
    else setHasNoDraft(true)
  }
  if (step === 'saving') return null
  if (step === 'committing') {
    return <CommitDialog onSubmit={() => void saveAndGoOn()} onClose={() => setStep('asking')} />
  }
  if (step === 'discarding') {
    const discard = () => {
      dropChanges()
      answer(true)
    }
    return (
      // Another dialog and not the same one with other words: its safe button has the focus
      <Dialog
        key="discarding"
        open
        title="Discard unsaved changes"
        onClose={() => setStep('asking')}
        actions={
          <>
            <Button onClick={() => setStep('asking')} autoFocus>
              Back
            </Button>
            <Button variant="contained" color="error" onClick={discard}>
              Discard
            </Button>
          </>
        }
      >
        <DialogContentText>{messages.leaving.confirmDiscard}</DialogContentText>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      title="Unsaved changes"
      onClose={stay}
      actions={
        <>
          {/* Its text begins where the text above does */}
          <Button onClick={stay} autoFocus sx={{ mr: 'auto', ml: -1 }}>
            Stay
          </Button>
          <Button color="error" onClick={() => setStep('discarding')}>
            Discard…
          </Button>
          <Button onClick={() => void keepAndGoOn()}>Keep as draft and continue</Button>
          <Button
            variant="contained"
            disabled={saveDisabledReason !== undefined}
            onClick={() => setStep('committing')}
          >
            Save and continue
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ color: 'text.primary' }}>{text}</DialogContentText>
      <DialogContentText sx={{ mt: 1 }}>{kept}</DialogContentText>
      {saveDisabledReason && <DialogContentText sx={{ mt: 1 }}>{saveDisabledReason}</DialogContentText>}
      {hasNoDraft && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {messages.leaving.noDraft}
        </Alert>
      )}
    </Dialog>
  )
}
