import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { addIntent, checkIntentName } from '@sdp/domain'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { topBarHeight } from '../../ui/layout.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import type { TableHandle } from '../../ui/table/ContentTable.tsx'
import { usePages } from '../../ui/table/use-pages.ts'
import { useSelection } from '../../ui/table/use-selection.ts'
import { IntentTable } from './IntentTable.tsx'
import { searchIntents } from './intents.ts'
import { SelectedIntents } from './SelectedIntents.tsx'
import { useDeletion } from './use-deletion.ts'

const toolbarHeight = 56

interface IntentsPageProps {
  /** What the search box holds at first. */
  search?: string | undefined
  /** What else can be done with all intents, beside the search. */
  tools?: ReactNode
  onOpenExpressions?: (intent: string) => void
}

export function IntentsPage({ search: given = '', tools, onOpenExpressions }: IntentsPageProps) {
  const { whyNot, edit, check } = useEditing()
  const all = useDomain((domain) => domain.intents)
  const [search, setSearch] = useState(given)
  const wanted = useDeferredValue(search)
  const intents = useMemo(() => searchIntents(all, wanted), [all, wanted])
  const pages = usePages(intents.length, wanted)
  const selection = useSelection(intents)
  const table = useRef<TableHandle>(null)
  const remove = useDeletion(table, intents)

  const [added, setAdded] = useState<string>()
  const add = useCallback(
    (name: string) => {
      if (!edit(addIntent, { name })) return false
      setSearch('')
      setAdded(name)
      return true
    },
    [edit],
  )
  const checkName = useCallback((name: string) => check(checkIntentName, name), [check])
  useEffect(() => {
    const index = intents.findIndex(({ name }) => name === added)
    // A search may still be on its way to nothing
    if (added === undefined || index === -1) return
    setAdded(undefined)
    pages.show(index)
    table.current?.show(added)
  }, [added, intents, pages])

  return (
    <Box sx={{ px: 3, pb: 2, '--table-top': `${topBarHeight + toolbarHeight}px` }}>
      <Box
        sx={{
          position: 'sticky',
          top: topBarHeight,
          zIndex: 3,
          height: toolbarHeight,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          bgcolor: 'background.default',
        }}
      >
        <Typography variant="h2" noWrap sx={{ mr: 'auto', pr: 1 }}>
          Intents{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {intents.length === all.length ? intents.length : `${intents.length} of ${all.length}`}
          </Box>
        </Typography>
        <NameFilter
          label="Search names, comments, expressions"
          width={340}
          value={search}
          onChange={setSearch}
        />
        <AddField label="Add intent" width={240} check={checkName} onAdd={add} whyNot={whyNot} />
        {tools}
      </Box>
      <IntentTable
        ref={table}
        intents={intents}
        search={wanted}
        pages={pages}
        selection={selection}
        onDelete={remove}
        onOpenExpressions={onOpenExpressions}
      />
      {selection.selected.length > 0 && (
        <SelectedIntents intents={selection.selected} onDelete={remove} onClear={selection.clear} />
      )}
    </Box>
  )
}
