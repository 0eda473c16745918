import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { NameFilter } from '../../ui/NameFilter.tsx'
import type { FilterFields } from './audit-filter.ts'

const results = ['done', 'refused', 'failed'] as const

interface AuditFilterFieldsProps {
  fields: FilterFields
  onChange: (change: Partial<FilterFields>) => void
}

export function AuditFilterFields({ fields, onChange }: AuditFilterFieldsProps) {
  return (
    <>
      <NameFilter label="Who" value={fields.who} width={132} onChange={(who) => onChange({ who })} />
      <TextField
        label="What"
        fullWidth={false}
        sx={{ width: 110 }}
        value={fields.what}
        onChange={({ target }) => onChange({ what: target.value })}
      />
      <TextField
        label="Domain"
        fullWidth={false}
        sx={{ width: 110 }}
        value={fields.domain}
        onChange={({ target }) => onChange({ domain: target.value })}
      />
      <TextField
        select
        label="Result"
        fullWidth={false}
        sx={{ width: 100 }}
        value={fields.result}
        onChange={({ target }) => onChange({ result: target.value as FilterFields['result'] })}
      >
        <MenuItem value="">All</MenuItem>
        {results.map((result) => (
          <MenuItem key={result} value={result}>
            {result}
          </MenuItem>
        ))}
      </TextField>
      <TimeField label="From" value={fields.from} onChange={(from) => onChange({ from })} />
      <TimeField label="To" value={fields.to} onChange={(to) => onChange({ to })} />
    </>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      fullWidth={false}
      sx={{ width: 182 }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
