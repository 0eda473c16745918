import TextField from '@mui/material/TextField'
import { type JsonPath, textAt } from '@sdp/domain/gui-responses'
import { useDisabledReason, useFormChange, useFormProblem, useFormValue } from './template-form.tsx'

interface FormTextProps {
  label: string
  path: JsonPath
  isLong?: boolean
  hint?: string
}

/** A text of the template. A value that is no text is not overwritten by a letter. */
export function FormText({ label, path, isLong = false, hint }: FormTextProps) {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const problem = useFormProblem(path)
  const value = useFormValue(path)
  const helperText = [problem?.message, hint].filter((one) => one !== undefined).join('. ')
  const isOdd = value !== undefined && typeof value !== 'string' && typeof value !== 'number'
  return (
    <TextField
      label={label}
      value={textAt(value, [])}
      disabled={disabledReason !== undefined || isOdd}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 8 })}
      error={problem?.isError ?? false}
      helperText={isOdd ? 'This is no text: change it in the JSON Editor' : helperText}
      onChange={({ target }) => set(path, target.value)}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}
