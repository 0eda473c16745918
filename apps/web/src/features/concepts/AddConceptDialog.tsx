import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { concepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { checkConceptText, checkNewConceptName, isConceptName } from '@sdp/domain/concepts'
import { useDeferredValue, useState } from 'react'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { refetchChanged } from './concept-news.ts'
import { flagSaved } from './saved-flag.ts'
import { variantsText } from './variants-text.ts'

interface AddConceptDialogProps {
  language: string
  onAdded: (name: string) => void
  onClose: () => void
}

/** A new concept with its first text; the name is judged while it is typed. */
export function AddConceptDialog({ language, onAdded, onClose }: AddConceptDialogProps) {
  const [name, setName] = useState('')
  const [type, setType] = useState<1 | 2>(2)
  const [text, setText] = useState('')
  const [description, setDescription] = useState('')
  const settled = useDeferredValue(name)
  const { data: unique } = useCall(
    concepts.isUnique,
    { params: { name: settled } },
    { enabled: isConceptName(settled), askAlways: true },
  )
  const { data: variants = [] } = useCall(
    concepts.variants,
    { params: { name: settled } },
    { enabled: isConceptName(settled) },
  )
  const isTaken = () => settled === name && unique?.isUnique === false
  const nameProblem = name === '' ? undefined : checkNewConceptName(name, isTaken)
  const textProblem = text === '' ? undefined : checkConceptText(text)
  const submit = async () => {
    const texts = text === '' ? [] : [{ id: 'new__1', language, text }]
    await call(concepts.create, { body: { concept_name: name, type, description, texts } })
    flagSaved()
    await refetchChanged()
    onAdded(name)
    return true
  }
  return (
    <FormDialog
      title="Add concept"
      action="Add"
      failed={messages.concepts.createFailed}
      isDisabled={name === '' || nameProblem !== undefined || textProblem !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          autoFocus
          required
          label="Name"
          value={name}
          error={nameProblem !== undefined}
          helperText={nameProblem ?? variantsText(variants)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectOne
          label="Type"
          options={['1', '2']}
          labelOf={(one) => (one === '1' ? 'Voice' : 'Text')}
          value={String(type) as '1' | '2'}
          onChange={(one) => setType(one === '1' ? 1 : 2)}
        />
        <TextField
          label={`Text in ${language}`}
          value={text}
          error={textProblem !== undefined}
          helperText={textProblem}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label="Description"
          value={description}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Box>
    </FormDialog>
  )
}
