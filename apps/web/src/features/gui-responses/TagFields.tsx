import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type JsonPath, valueAt } from '@sdp/domain/gui-responses'
import { FormText } from './FormText.tsx'
import { ImageField } from './ImageField.tsx'
import { useDisabledReason, useForm, useFormChange } from './template-form.tsx'

/** A short text with an icon, which can be left out as a whole. */
export function TagFields({ name, path }: { name: string; path: JsonPath }) {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const isThere = useForm(({ template }) => valueAt(template, path) !== undefined)
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={isThere}
            disabled={disabledReason !== undefined}
            onChange={({ target }) => set(path, target.checked ? { text: '' } : undefined)}
          />
        }
        label={name}
      />
      {isThere && (
        <Box sx={{ display: 'grid', gap: 1.25, pl: 3.5 }}>
          <FormText label={`${name} text`} path={[...path, 'text']} />
          <ImageField label={`${name} icon`} path={[...path, 'icon']} />
        </Box>
      )}
    </>
  )
}
