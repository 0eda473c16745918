import { addIntent, checkIntentName, type Intent } from '@sdp/domain/intents'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { useAddedRow } from '../../ui/grid/use-added-row.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { usePages } from '../../ui/grid/use-pages.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { IntentTable } from './IntentTable.tsx'
import { searchIntents } from './intents.ts'
import { SelectedIntents } from './SelectedIntents.tsx'
import { useDeletion } from './use-deletion.ts'

interface IntentsPageProps {
  /** What the search box holds at first. */
  search?: string | undefined
  /** What else can be done with all intents, beside the search. */
  tools?: ReactNode
  onFindRules: (intent: string) => void
  onOpenExpressions?: (intent: string) => void
}

export function IntentsPage({ search: given = '', tools, onFindRules, onOpenExpressions }: IntentsPageProps) {
  const language = useEditing((editing) => editing.language)
  const { whyNot, edit } = useEdit()
  const all = useDomain((domain) => domain.intents)
  const [search, setSearch] = useState(given)
  const wanted = useDeferredValue(search)
  const intents = useMemo(() => searchIntents(all, wanted, language), [all, wanted, language])
  const pages = usePages(intents.length, wanted)
  const selection = useSelection(intents, entryKey)
  const table = useRef<GridHandle<Intent>>(null)
  const showAdded = useAddedRow(table, intents, pages)
  const remove = useDeletion(table, intents)

  const add = useCallback(
    (name: string) => {
      if (!edit(addIntent, { name })) return false
      setSearch('')
      showAdded(name)
      return true
    },
    [edit, showAdded],
  )
  const checkName = useCallback((name: string) => check(checkIntentName, name), [])
  return (
    <TablePage
      title="Intents"
      shown={intents.length}
      all={all.length}
      toolbar={
        <>
          <NameFilter
            label="Search names, comments, expressions"
            width={340}
            value={search}
            onChange={setSearch}
          />
          <AddField label="Add intent" width={240} check={checkName} onAdd={add} whyNot={whyNot} />
          {tools}
        </>
      }
    >
      <IntentTable
        ref={table}
        intents={intents}
        keyOf={entryKey}
        search={wanted}
        pages={pages}
        selection={selection}
        onDelete={remove}
        onFindRules={onFindRules}
        onOpenExpressions={onOpenExpressions}
      />
      {selection.selected.length > 0 && (
        <SelectedIntents intents={selection.selected} onDelete={remove} onClear={selection.clear} />
      )}
    </TablePage>
  )
}
