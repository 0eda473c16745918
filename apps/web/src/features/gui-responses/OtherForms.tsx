import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { listAt, proactiveTypes, screenTypes, sortedLabels, textAt } from '@sdp/domain/gui-responses'
import { useId } from 'react'
import { ConceptNames } from './ConceptNames.tsx'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import { useDisabledReason, useFormChange, useFormValue } from './template-form.tsx'

/** Which entry of a list is opened. */
export function PicklistForm() {
  return (
    <FormText
      label="List element"
      path={['listElement']}
      hint="Dynamic strings can be used, such as the list position of an API input: $result_list.position"
    />
  )
}

/** What is dictated, and what can be said meanwhile. */
export function DictationForm() {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const screenType = useFormValue(['screenType'])
  const labels = listAt(useFormValue(['labels']), []).filter((label) => typeof label === 'string')
  return (
    <>
      <FormSelect
        label="Screen type"
        value={textAt(screenType, [])}
        options={screenTypes}
        disabledReason={disabledReason}
        onChange={(type) => set(['screenType'], type)}
      />
      <ConceptNames
        label="Labels"
        names={labels}
        onAdd={(name) => set(['labels'], sortedLabels([...labels, name]))}
        onRemove={(name) =>
          set(
            ['labels'],
            labels.filter((label) => label !== name),
          )
        }
      />
    </>
  )
}

/** What the assistant begins to speak of. */
export function ProactiveForm() {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const type = useFormValue(['proactiveType'])
  const id = useId()
  return (
    <FormControl disabled={disabledReason !== undefined}>
      <FormLabel id={id}>Proactive dialog</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={textAt(type, [])}
        onChange={(_, chosen) => set(['proactiveType'], chosen)}
      >
        {proactiveTypes.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
