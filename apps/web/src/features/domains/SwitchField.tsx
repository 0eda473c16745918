import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { NewDomain } from '@sdp/domain/general-data'
import { useId } from 'react'
import { type Control, Controller } from 'react-hook-form'

interface SwitchFieldProps {
  control: Control<NewDomain>
  name: 'embedded' | 'volatile' | 'isTestDomain'
  label: string
  hint: string
  disabled?: boolean
}

export function SwitchField({ control, name, label, hint, disabled = false }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <Box>
          <FormControlLabel
            label={label}
            disabled={disabled}
            sx={{ ml: 0, gap: 1 }}
            control={
              <Switch {...field} checked={value} slotProps={{ input: { ref, 'aria-describedby': hintId } }} />
            }
          />
          <FormHelperText id={hintId} sx={{ mt: 0 }}>
            {hint}
          </FormHelperText>
        </Box>
      )}
    />
  )
}
