import Box from '@mui/material/Box'
import type { NamesChange } from '@sdp/domain/decision-table'
import { NamesField } from '../../../../ui/NamesField.tsx'

interface NamesChangeFieldProps {
  label: string
  offers: readonly string[]
  value: NamesChange | undefined
  whyNot: string | undefined
  onChange: (value: NamesChange | undefined) => void
}

const ways = { replace: 'Replace by', add: 'Add', remove: 'Remove' } as const

/** What becomes of the intents, or requests, of the selected rules. */
export function NamesChangeField({ label, offers, value, whyNot, onChange }: NamesChangeFieldProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <select
        className="plain-field"
        aria-label={`What becomes of ${label.toLowerCase()}`}
        disabled={whyNot !== undefined}
        value={value?.how ?? ''}
        onChange={({ target }) => {
          const how = target.value as NamesChange['how'] | ''
          onChange(how === '' ? undefined : { how, names: value?.names ?? [] })
        }}
      >
        <option value="">Leave as they are</option>
        {Object.entries(ways).map(([how, text]) => (
          <option key={how} value={how}>
            {text}
          </option>
        ))}
      </select>
      {value !== undefined && (
        <NamesField
          label={label}
          placeholder={value.how === 'replace' && value.names.length === 0 ? 'None, or add' : 'Add'}
          names={value.names}
          offers={offers}
          unknown={(name) => `${name} cannot be chosen`}
          whyNot={whyNot}
          onAdd={(name) => onChange({ ...value, names: [...value.names, name] })}
          onRemove={(name) => onChange({ ...value, names: value.names.filter((one) => one !== name) })}
        />
      )}
    </Box>
  )
}
