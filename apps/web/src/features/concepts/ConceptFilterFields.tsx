import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { conceptSortings } from '@sdp/api'
import { type TuningStatus, tuningStatuses } from '@sdp/domain/concepts'
import { supportedLanguages } from '@sdp/domain/languages'
import { useEffect, useRef, useState } from 'react'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { type ConceptSearch, isFiltered, shownLanguage } from './concept-search.ts'

/** How long after the last letter the server is asked. */
const typingPause = 250
const codes = supportedLanguages.map(({ value }) => value)
const typeLabels = { 1: 'Voice', 2: 'Text' } as const
const sortLabels: Record<(typeof conceptSortings)[number], string> = {
  concept_name: 'Name',
  type: 'Type',
  tts_tuning_status: 'Tuning status',
  updated_on: 'Last change',
}
const nothing: ConceptSearch = {
  search: undefined,
  languages: undefined,
  types: undefined,
  isUsed: undefined,
  status: undefined,
}

interface ConceptFilterFieldsProps {
  search: ConceptSearch
  onSearch: (change: ConceptSearch) => void
}

export function ConceptFilterFields({ search, onSearch }: ConceptFilterFieldsProps) {
  const [typed, setTyped] = useState(search.search ?? '')
  const written = useRef(search.search)
  useEffect(() => {
    // A link or the back button changed the address: the field follows it
    if (search.search === written.current) return
    written.current = search.search
    setTyped(search.search ?? '')
  }, [search.search])
  useEffect(() => {
    const wanted = typed.trim() === '' ? undefined : typed
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      onSearch({ search: wanted })
    }, typingPause)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  const clear = () => {
    setTyped('')
    onSearch(nothing)
  }
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 0.75, pb: 1.5 }}
    >
      <NameFilter label="Search names and texts" width={236} value={typed} onChange={setTyped} />
      <Several
        label="Languages"
        width={130}
        options={codes}
        values={search.languages ?? []}
        onChange={(languages) => onSearch({ languages })}
      />
      <Several
        label="Types"
        width={96}
        options={[1, 2] as const}
        labelOf={(type) => typeLabels[type]}
        values={search.types ?? []}
        onChange={(types) => onSearch({ types })}
      />
      <SelectOne<'yes' | 'no' | ''>
        label="Used"
        width={88}
        options={['yes', 'no']}
        value={search.isUsed === undefined ? '' : search.isUsed ? 'yes' : 'no'}
        none="All"
        onChange={(used) => onSearch({ isUsed: used === '' ? undefined : used === 'yes' })}
      />
      <Several<TuningStatus>
        label="Tuning status"
        width={134}
        options={tuningStatuses}
        values={search.status ?? []}
        onChange={(status) => onSearch({ status })}
      />
      {isFiltered(search) && <Button onClick={clear}>Clear filters</Button>}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        <SelectOne
          label="Sort by"
          width={122}
          options={conceptSortings}
          labelOf={(column) => sortLabels[column]}
          value={search.sort ?? 'concept_name'}
          onChange={(sort) => onSearch({ sort: conceptSortings.find((column) => column === sort) })}
        />
        <SelectOne
          label="Order"
          width={118}
          options={['ascending', 'descending']}
          value={search.descending ? 'descending' : 'ascending'}
          onChange={(order) => onSearch({ descending: order === 'descending' ? true : undefined })}
        />
        <SelectOne
          label="Texts in"
          width={108}
          options={codes}
          value={shownLanguage(search)}
          onChange={(shown) => onSearch({ shown })}
        />
      </Box>
    </Box>
  )
}

interface SeveralProps<Value> {
  label: string
  width: number
  options: readonly Value[]
  labelOf?: (value: Value) => string
  values: readonly Value[]
  onChange: (values: Value[] | undefined) => void
}

function Several<Value extends string | number>(props: SeveralProps<Value>) {
  const { label, width, options, labelOf = String, values, onChange } = props
  return (
    <TextField
      select
      label={label}
      fullWidth={false}
      sx={{ width }}
      value={values}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => {
        const chosen = target.value as unknown as Value[]
        onChange(chosen.length === 0 ? undefined : chosen)
      }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {labelOf(option)}
        </MenuItem>
      ))}
    </TextField>
  )
}
