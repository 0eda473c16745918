import TextField from '@mui/material/TextField'

interface FormSelectProps {
  label: string
  value: string
  /** What can be chosen; a value from elsewhere is offered in addition. */
  options: readonly { value: string; label: string }[]
  disabledReason: string | undefined
  problem?: string | undefined
  onChange: (value: string) => void
}

/** A choice, by the browser's own list. */
export function FormSelect({ label, value, options, disabledReason, problem, onChange }: FormSelectProps) {
  const isOffered = options.some((option) => option.value === value)
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabledReason !== undefined}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!isOffered && <option value={value}>{value === '' ? 'Not chosen' : value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
