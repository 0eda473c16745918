import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RecordedAnswer } from '@sdp/domain/tests'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { answersText, readAnswers } from './recorded-answers.ts'

interface AnswersDialogProps {
  answers: readonly RecordedAnswer[]
  /** The API actions that the turn calls. */
  called: readonly string[]
  onCommit: (answers: RecordedAnswer[]) => void
  onClose: () => void
}

/** What handlers answer in a turn, in the order of the calls. */
export function AnswersDialog({ answers, called, onCommit, onClose }: AnswersDialogProps) {
  const { disabledReason } = useEdit()
  const [text, setText] = useState(() => answersText(answers, called))
  const read = readAnswers(text)
  const problem = 'problem' in read ? read.problem : undefined
  const submit = () => {
    if ('problem' in read) return false
    onCommit(read.answers)
    return true
  }
  return (
    <FormDialog
      title="Handler answers"
      action="Set"
      isDisabled={disabledReason !== undefined || problem !== undefined}
      actionTitle={disabledReason}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {called.length === 0
          ? 'The turn calls no handler now.'
          : `The turn calls ${called.join(', ')}. Each call takes the next answer of its API action.`}
      </Typography>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={6}
        maxRows={20}
        label="Answers as JSON"
        value={text}
        error={problem !== undefined}
        helperText={problem ?? 'returnValue, data and inputs, as a handler returns them'}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
