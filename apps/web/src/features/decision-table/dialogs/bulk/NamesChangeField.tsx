import Box from '@mui/material/Box'
import type { NamesChange } from '@sdp/domain/decision-table'
import { NamesField } from '../../../../ui/NamesField.tsx'
import { PlainSelect } from '../../../../ui/PlainSelect.tsx'

interface NamesChangeFieldProps {
  label: string
  offers: readonly string[]
  value: NamesChange | undefined
  disabledReason: string | undefined
  onChange: (value: NamesChange | undefined) => void
}

const changes = { replace: 'Replace by', add: 'Add', remove: 'Remove' } as const

/** What becomes of the intents, or requests, of the selected rules. */
export function NamesChangeField({ label, offers, value, disabledReason, onChange }: NamesChangeFieldProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <PlainSelect
        isField
        label={`What becomes of ${label.toLowerCase()}`}
        options={['', ...Object.keys(changes)]}
        labelOf={(how) => (how === '' ? 'Leave as they are' : changes[how as NamesChange['how']])}
        value={value?.how ?? ''}
        disabledReason={disabledReason}
        onChange={(how) =>
          onChange(how === '' ? undefined : { how: how as NamesChange['how'], names: value?.names ?? [] })
        }
      />
      {value !== undefined && (
        <NamesField
          label={label}
          placeholder={value.how === 'replace' && value.names.length === 0 ? 'None, or add' : 'Add'}
          names={value.names}
          offers={offers}
          unknown={(name) => `${name} cannot be chosen`}
          disabledReason={disabledReason}
          onAdd={(name) => onChange({ ...value, names: [...value.names, name] })}
          onRemove={(name) => onChange({ ...value, names: value.names.filter((one) => one !== name) })}
        />
      )}
    </Box>
  )
}
