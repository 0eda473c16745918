import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { CheckedOption } from './CheckedOption.tsx'
import { domainTypes, type ListSearch, owners, sortOrders } from './domain-list.ts'

interface ControlsProps {
  search: ListSearch
  tags: readonly string[]
  onChange: (change: Partial<ListSearch>) => void
  onSettle: () => void
}

export function DomainListControls({ search, tags, onChange, onSettle }: ControlsProps) {
  return (
    <>
      <NameFilter value={search.name} onChange={(name) => onChange({ name })} onBlur={onSettle} />
      <TagFilter value={search.tags} options={tags} onChange={(chosen) => onChange({ tags: chosen })} />
      <Choice label="Owner" values={owners} value={search.owner} onChange={(owner) => onChange({ owner })} />
      <Choice label="Type" values={domainTypes} value={search.type} onChange={(type) => onChange({ type })} />
      <Choice label="Sort" values={sortOrders} value={search.sort} onChange={(sort) => onChange({ sort })} />
    </>
  )
}

interface TagFilterProps {
  value: string[]
  options: readonly string[]
  onChange: (tags: string[]) => void
}

function TagFilter({ value, options, onChange }: TagFilterProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={1}
      options={options}
      value={value}
      onChange={(_, tags) => onChange(tags)}
      noOptionsText="No tags"
      sx={{ width: 200 }}
      renderOption={({ key, ...option }, tag, { selected }) => (
        <CheckedOption key={key} option={option} label={tag} selected={selected} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={value.length === 0 ? 'Tags' : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Tags' },
          }}
        />
      )}
    />
  )
}

interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  value: T
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, values, value, onChange }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: T | null) => chosen !== null && onChange(chosen)}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.25, fontSize: '0.75rem', height: 36 }}>
          {one.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
