import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { ChangeSection } from '@sdp/domain/wire'
import { useMemo, useState } from 'react'
import { ChangedEntry } from '../../parts/ChangeList.tsx'
import { WindowedRows } from '../../ui/WindowedRows.tsx'
import { FilterBar } from './FilterBar.tsx'
import { changeChoices, changeRows, noFilter } from './merge-rows.ts'
import { RowHeading } from './RowHeading.tsx'

interface ChangedEntriesProps {
  label: string
  sections: readonly ChangeSection[]
  /** Whether there are more than can be shown. */
  hasMore: boolean
}

/** Entries about which nothing has to be decided, each with what is different in it. */
export function ChangedEntries({ label, sections, hasMore }: ChangedEntriesProps) {
  const [filter, setFilter] = useState(noFilter)
  const choices = useMemo(() => changeChoices(sections), [sections])
  const rows = useMemo(() => changeRows(sections, filter), [sections, filter])
  if (sections.length === 0) return <Typography variant="body2">{messages.merging.nothing}</Typography>
  return (
    <>
      <FilterBar choices={choices} filter={filter} onFilter={setFilter} />
      {rows.length === 0 && <Typography variant="body2">{messages.merging.nothingShown}</Typography>}
      <WindowedRows label={label} rows={rows} usualHeight={64}>
        {(row) =>
          row.of === 'heading' ? (
            <RowHeading title={row.title} count={row.count} />
          ) : (
            <Box sx={{ pb: 1 }}>
              <ChangedEntry group={row.group} />
            </Box>
          )
        }
      </WindowedRows>
      {hasMore && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {messages.merging.moreThanShown}
        </Typography>
      )}
    </>
  )
}
