import { SelectOne } from '../../ui/SelectOne.tsx'

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
    <SelectOne
      required
      label="Platform"
      options={platforms}
      value={value}
      problem={message}
      disabled={disabled || platforms.length === 0}
      onChange={onChange}
      // A domain without platforms greys it out, and why has to be read all the same
      sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'error.main' } }}
    />
  )
}
