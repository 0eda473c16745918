import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { type FilterChoices, type MergeFilter, sharedByAll } from './merge-rows.ts'

interface FilterBarProps {
  choices: FilterChoices
  filter: MergeFilter
  onFilter: (filter: MergeFilter) => void
  children?: ReactNode
}

/** Narrows a part of the merge to a kind of entries and to a language. */
export function FilterBar({ choices: { kinds, languages }, filter, onFilter, children }: FilterBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}>
      <SelectOne
        label="Kind"
        width={200}
        none="All kinds"
        options={kinds}
        value={filter.kind}
        onChange={(kind) => onFilter({ ...filter, kind })}
      />
      <SelectOne
        label="Language"
        width={180}
        none="All languages"
        options={languages}
        labelOf={(language) => (language === sharedByAll ? 'Shared by all' : language)}
        value={filter.language}
        onChange={(language) => onFilter({ ...filter, language })}
      />
      {children}
    </Box>
  )
}
