import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { Dialog } from './Dialog.tsx'

interface Question {
  title: string
  text: string
  /** What the confirming button says. */
  action: string
  /** Whether confirming cannot be undone; then the safe button has the focus. */
  danger?: boolean
}

const useQuestion = create<{ asked: (Question & { answer: (yes: boolean) => void }) | undefined }>(() => ({
  asked: undefined,
}))

/** Asks the user; true when confirmed. */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().asked?.answer(false)
  return new Promise((resolve) => {
    useQuestion.setState({
      asked: {
        ...question,
        answer: (yes) => {
          useQuestion.setState({ asked: undefined })
          resolve(yes)
        },
      },
    })
  })
}

/** Shows what `confirm` asks; stands once in the shell. */
export function ConfirmHost() {
  const asked = useQuestion((state) => state.asked)
  // The text stays readable while the dialog fades out.
  const [shown, setShown] = useState(asked)
  useEffect(() => {
    if (asked) setShown(asked)
  }, [asked])
  if (shown === undefined) return null

  const { title, text, action, danger = false } = shown
  return (
    <Dialog
      open={asked !== undefined}
      title={title}
      width="xs"
      onClose={() => asked?.answer(false)}
      actions={
        <>
          <Button onClick={() => asked?.answer(false)} autoFocus={danger}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={() => asked?.answer(true)}
            autoFocus={!danger}
          >
            {action}
          </Button>
        </>
      }
    >
      <DialogContentText>{text}</DialogContentText>
    </Dialog>
  )
}
