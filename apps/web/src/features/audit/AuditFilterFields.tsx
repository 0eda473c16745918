import TextField from '@mui/material/TextField'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
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
      <SelectOne<FilterFields['result']>
        label="Result"
        width={100}
        none="All"
        options={results}
        value={fields.result}
        onChange={(result) => onChange({ result })}
      />
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
