import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'

interface CountedFieldProps {
  label: string
  value: string
  /** The most characters it takes. */
  max: number
  onChange: (value: string) => void
  onBlur?: () => void
  /** What is wrong with the value. */
  problem: string | undefined
  /** Said below the field while nothing is wrong. */
  hint?: string
  inputRef?: Ref<HTMLTextAreaElement>
  required?: boolean
  minRows?: number
  autoFocus?: boolean
}

/** A text of several lines that says how much room is left. */
export function CountedField({
  value,
  max,
  onChange,
  problem,
  hint,
  minRows = 3,
  ...rest
}: CountedFieldProps) {
  return (
    <TextField
      {...rest}
      multiline
      minRows={minRows}
      maxRows={14}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{problem ?? hint}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {value.length} / {max}
          </Box>
        </Box>
      }
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  )
}
