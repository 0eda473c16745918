import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { counted } from '../ui/numbers.ts'

interface ClearRulesChoiceProps {
  rules: number
  onChange: (isWanted: boolean) => void
}

/** Whether the rules that call what is deleted lose it too. */
export function ClearRulesChoice({ rules, onChange }: ClearRulesChoiceProps) {
  return (
    <FormControlLabel
      control={<Checkbox size="small" onChange={(_, checked) => onChange(checked)} />}
      label={`Also take it out of ${counted(rules, 'rule')}`}
      sx={{ mt: 1 }}
    />
  )
}
