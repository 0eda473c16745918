import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { Dialog } from './Dialog.tsx'
import { TypedName } from './TypedName.tsx'

interface Question {
  title: string
  text: string
  /** What the confirming button says. */
  action: string
  /** Whether confirming cannot be undone; then the safe button has the focus. */
  danger?: boolean
  /** What has to be typed before it can be confirmed. */
  name?: { label: string; toType: string }
  /** What belongs to the text, such as a list of places. */
  details?: ReactNode
  /** Answers the question with no when it is aborted, since what it asks about is gone. */
  until?: AbortSignal
}

interface OpenQuestion extends Question {
  id: string
  answer: (yes: boolean) => void
}

const useQuestion = create<{ asked: OpenQuestion | undefined }>(() => ({ asked: undefined }))

/** Asks the user; true when confirmed. */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      id: crypto.randomUUID(),
      answer: (yes) => {
        // One that fades out must not answer the next
        if (useQuestion.getState().asked === asked) useQuestion.setState({ asked: undefined })
        resolve(yes)
      },
    }
    useQuestion.setState({ asked })
    question.until?.addEventListener('abort', () => asked.answer(false), { once: true })
  })
}

/** Shows what `confirm` asks; rendered once in the shell. */
export function ConfirmHost() {
  const asked = useQuestion((state) => state.asked)
  // The text stays readable while the dialog fades out.
  const [shown, setShown] = useState(asked)
  useEffect(() => {
    if (asked) setShown(asked)
  }, [asked])
  if (shown === undefined) return null
  return <QuestionDialog key={shown.id} isOpen={asked !== undefined} {...shown} />
}

function QuestionDialog(question: OpenQuestion & { isOpen: boolean }) {
  const { isOpen, title, text, action, danger = false, name, details, answer } = question
  const [typed, setTyped] = useState('')
  const canConfirm = name === undefined || typed === name.toType
  return (
    <Dialog
      open={isOpen}
      title={title}
      width={details === undefined ? 'xs' : 'sm'}
      onClose={() => answer(false)}
      onSubmit={() => canConfirm && answer(true)}
      actions={
        <>
          <Button onClick={() => answer(false)} autoFocus={danger && name === undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!canConfirm}
            autoFocus={!danger}
          >
            {action}
          </Button>
        </>
      }
    >
      <DialogContentText>{text}</DialogContentText>
      {details}
      {name && (
        <>
          <DialogContentText sx={{ mt: 1, mb: 2 }}>Type its name to confirm.</DialogContentText>
          <TypedName label={name.label} typed={typed} onChange={setTyped} />
        </>
      )}
    </Dialog>
  )
}
