import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import {
  listAt,
  textAt,
  toastInput,
  toastTypes,
  withAdded,
  withMoved,
  withoutEntry,
} from '@sdp/domain/gui-responses'
import { useId, useState } from 'react'
import { ConceptNames } from './ConceptNames.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import { useDisabledReason, useFormChange, useFormProblem, useFormValue } from './template-form.tsx'
import { useEntryFocus } from './use-entry-focus.ts'

const types = toastTypes.map((value) => ({ value, label: value }))
const content = ['content']

/** A short message: what it confirms, and its texts as concepts or as they are shown. */
export function ToastForm() {
  const { set, change } = useFormChange()
  const disabledReason = useDisabledReason()
  const type = useFormValue(['type'])
  const typeProblem = useFormProblem(['type'])
  const problem = useFormProblem(content)
  const texts = listAt(useFormValue(content), []).filter((text) => typeof text === 'string')
  const [input, setInput] = useState(toastInput(texts))
  const [others, setOthers] = useState<readonly string[]>([])
  const id = useId()
  const choose = (chosen: string) => {
    // Each way keeps its own texts, so that coming back loses nothing
    setInput(chosen as typeof input)
    setOthers(texts)
    set(content, others)
  }
  return (
    <>
      <FormSelect
        label="Confirmation type"
        value={textAt(type, [])}
        options={types}
        disabledReason={disabledReason}
        problem={typeProblem?.message}
        onChange={(chosen) => set(['type'], chosen)}
      />
      <FormControl disabled={disabledReason !== undefined}>
        <FormLabel id={id}>Template input</FormLabel>
        <RadioGroup row aria-labelledby={id} value={input} onChange={(_, value) => choose(value)}>
          <FormControlLabel value="concepts" control={<Radio size="small" />} label="Localized Concepts" />
          <FormControlLabel value="freetext" control={<Radio size="small" />} label="Freetext" />
        </RadioGroup>
      </FormControl>
      {input === 'concepts' ? (
        <ConceptNames
          label="Concepts"
          names={texts}
          onAdd={(name) => change((template) => withAdded(template, content, name))}
          onRemove={(name) => change((template) => withoutEntry(template, content, texts.indexOf(name)))}
        />
      ) : (
        <FreeTexts count={texts.length} />
      )}
      <FormHelperText sx={{ mt: 0 }}>{problem?.message}</FormHelperText>
    </>
  )
}

function FreeTexts({ count }: { count: number }) {
  const { change } = useFormChange()
  const disabledReason = useDisabledReason()
  const { frame, focusEntry } = useEntryFocus()
  return (
    <Box ref={frame} role="group" aria-label="Texts" sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: count }, (_, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else that distinguishes them
          key={at}
          data-list="texts"
          data-at={at}
          sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <FormText label={`Text ${at + 1}`} path={[...content, at]} />
          <EntryButtons
            name={`text ${at + 1}`}
            at={at}
            count={count}
            disabledReason={disabledReason}
            onMove={(to) => {
              change((template) => withMoved(template, content, at, to))
              focusEntry({ list: 'texts', at: to, button: to < at ? 'before' : 'after' })
            }}
            onRemove={() => {
              change((template) => withoutEntry(template, content, at))
              focusEntry({ list: 'texts', at, button: 'remove' })
            }}
          />
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        data-add="texts"
        disabled={disabledReason !== undefined}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          change((template) => withAdded(template, content, ''))
          focusEntry({ list: 'texts', at: count, button: 'first field' })
        }}
      >
        Add text
      </Button>
    </Box>
  )
}
