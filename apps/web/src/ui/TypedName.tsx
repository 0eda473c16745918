import TextField from '@mui/material/TextField'

interface TypedNameProps {
  label: string
  typed: string
  onChange: (typed: string) => void
}

/**
 * Where the name of what is deleted permanently is typed, so that nobody deletes the wrong thing by a click (ruling R334).
 */
export function TypedName({ label, typed, onChange }: TypedNameProps) {
  return (
    <TextField
      autoFocus
      label={label}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
    />
  )
}
