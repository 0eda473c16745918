import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { memo, useId } from 'react'
import type { FormField } from './use-form-values.ts'

interface SwitchFieldProps extends Pick<FormField<boolean>, 'value' | 'onChange'> {
  label: string
  hint: string
  disabled?: boolean
}

export const SwitchField = memo(function SwitchField(props: SwitchFieldProps) {
  const { value, onChange, label, hint, disabled = false } = props
  const hintId = useId()
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        sx={{ ml: 0, gap: 1 }}
        control={
          <Switch
            checked={value}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {hint}
      </FormHelperText>
    </Box>
  )
})
