import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type TranslationJobWithTexts, translations } from '@sdp/api'
import { useState } from 'react'
import { call } from '../../server/calls.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { counted } from '../../ui/numbers.ts'
import { actOrNotify } from './notify-failure.ts'

interface FinishJobDialogProps {
  job: TranslationJobWithTexts
  onDone: () => void
  onClose: () => void
}

/** Asks whether the translations are heard and seen at once, and writes them into the concepts. */
export function FinishJobDialog({ job, onDone, onClose }: FinishJobDialogProps) {
  const [isActive, setActive] = useState(true)
  const { id, job_id, texts } = job
  const open = texts.filter(({ draft }) => draft === '').length
  const wrong = texts.filter(({ problem }) => problem !== undefined).length
  const submit = async () => {
    const isDone = await actOrNotify(() => call(translations.finish, { params: { id }, body: { isActive } }))
    if (isDone) onDone()
    return isDone
  }
  return (
    <FormDialog title={`Finish job ${job_id}`} action="Finish" onSubmit={submit} onClose={onClose}>
      <Typography>
        {counted(texts.length, 'translation')} {texts.length === 1 ? 'is' : 'are'} written into the concepts.
      </Typography>
      {open + wrong > 0 && (
        <Typography role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {open} not translated, {wrong} with a problem: these have to be put right first.
        </Typography>
      )}
      <RadioGroup
        aria-label="State of the texts"
        sx={{ mt: 1 }}
        value={isActive ? 'active' : 'inactive'}
        onChange={(_, value) => setActive(value === 'active')}
      >
        <FormControlLabel value="active" control={<Radio />} label="Active immediately" />
        <FormControlLabel
          value="inactive"
          control={<Radio />}
          label="Inactive: a concept editor reactivates them"
        />
      </RadioGroup>
    </FormDialog>
  )
}
