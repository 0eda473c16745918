import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface SelectOneProps<Value> {
  label: string
  width: number
  options: readonly Value[]
  labelOf?: (value: Value) => string
  /** Nothing is chosen with an empty one. */
  value: Value | ''
  /** What choosing nothing is called; without it, one has to be chosen. */
  none?: string
  onChange: (value: string) => void
}

/** A field of a row of filters that chooses one of a few values. */
export function SelectOne<Value extends string>(props: SelectOneProps<Value>) {
  const { label, width, options, labelOf = String, value, none, onChange } = props
  return (
    <TextField
      select
      label={label}
      fullWidth={false}
      sx={{ width }}
      value={value}
      // An empty value is shown by its name, so that the label does not cover it
      {...(none !== undefined && {
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {labelOf(option)}
        </MenuItem>
      ))}
    </TextField>
  )
}
