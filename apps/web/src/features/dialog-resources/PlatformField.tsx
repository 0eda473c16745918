import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface PlatformFieldProps {
  value: string
  platforms: readonly string[]
  message: string | undefined
  disabled: boolean
  onChange: (platform: string) => void
}

/** Whom the files are for: their names depend on it. */
export function PlatformField({ value, platforms, message, disabled, onChange }: PlatformFieldProps) {
  return (
    <TextField
      select
      label="Platform"
      required
      value={value}
      error={message !== undefined}
      helperText={message}
      disabled={disabled || platforms.length === 0}
      onChange={({ target }) => onChange(target.value)}
      // A domain without platforms greys it out, and why has to be read all the same
      sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'error.main' } }}
    >
      {platforms.map((platform) => (
        <MenuItem key={platform} value={platform}>
          {platform}
        </MenuItem>
      ))}
    </TextField>
  )
}
