import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { intentsInRules, type RuleFilter, slotsInRules } from '@sdp/domain/decision-table'
import { useRef, useState } from 'react'
import { check } from '../../editing/use-edit.ts'
import { useFocusBySlash } from '../../ui/use-focus-by-slash.ts'

interface RuleFiltersProps {
  filter: RuleFilter
  onFilter: (filter: RuleFilter) => void
}

/** Narrows the table to the rules of an intent, or that ask for a slot. */
export function RuleFilters({ filter, onFilter }: RuleFiltersProps) {
  const intent = useRef<HTMLInputElement>(null)
  useFocusBySlash(intent)
  return (
    <>
      <Finder
        label="Find intent"
        value={filter.intent}
        offered={intentsInRules}
        input={intent}
        onChange={(name) => onFilter({ ...filter, intent: name })}
      />
      <Finder
        label="Find user input"
        value={filter.slot}
        offered={slotsInRules}
        onChange={(name) => onFilter({ ...filter, slot: name })}
      />
    </>
  )
}

interface FinderProps {
  label: string
  value: string | undefined
  offered: typeof slotsInRules
  input?: React.RefObject<HTMLInputElement | null>
  onChange: (name: string | undefined) => void
}

function Finder({ label, value, offered, input, onChange }: FinderProps) {
  // Looked up when somebody asks: rules change all the time
  const [options, setOptions] = useState<readonly string[]>([])
  return (
    <Autocomplete
      // One that a link names may be in no rule
      options={value === undefined || options.includes(value) ? (options as string[]) : [value, ...options]}
      value={value ?? null}
      onOpen={() => setOptions(check(offered))}
      onChange={(_, name) => onChange(name ?? undefined)}
      noOptionsText={messages.decisionTable.noRulesFound}
      sx={{ width: 200 }}
      renderInput={(props) => (
        <TextField
          {...props}
          placeholder={label}
          {...(input && { inputRef: input })}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  )
}
