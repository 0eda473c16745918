import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface SelectOneProps<Value>
  extends Pick<
    TextFieldProps,
    'name' | 'inputRef' | 'required' | 'disabled' | 'autoFocus' | 'helperText' | 'onBlur' | 'sx'
  > {
  label: string
  /** How wide it is, where it does not fill its place. */
  width?: number
  options: readonly Value[]
  labelOf?: (value: Value) => string
  /** Nothing is chosen with an empty one. */
  value: Value | ''
  /** What choosing nothing is called; without it, one has to be chosen. */
  none?: string
  /** What is wrong with what is chosen. */
  problem?: string | undefined
  onChange: (value: Value) => void
}

/** A field that chooses one of a few values. Tables, which hold hundreds of them, have `PlainSelect`; many names have a list that is searched. */
export function SelectOne<Value extends string>(props: SelectOneProps<Value>) {
  const { width, options, labelOf = String, none, problem, helperText, sx, onChange, ...field } = props
  return (
    <TextField
      {...field}
      select
      fullWidth={width === undefined}
      sx={[width !== undefined && { width }, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      // An empty value is shown by its name, so that the label does not cover it
      {...(none !== undefined && {
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
      onChange={({ target }) => onChange(target.value as Value)}
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
