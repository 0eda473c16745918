import { addUiAction, type UiAction } from '@sdp/domain/ui-actions'
import { type ReactNode, useEffect, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { useNamedList } from '../../ui/grid/use-named-list.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { findByName } from '../../ui/names.ts'
import { checkName } from './check-name.ts'
import { ReferenceFirstTextsContext, useReferenceFirstTexts } from './reference-first-texts.ts'
import { SelectedUiActions } from './SelectedUiActions.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { UiActionTable } from './UiActionTable.tsx'
import { useUiActionDeletion } from './use-ui-action-deletion.tsx'

interface UiActionsPageProps {
  /** The UI action that the address names. */
  shown: string | undefined
  /** What else can be done with all UI actions, beside the search. */
  tools?: ReactNode
  onOpen: (action: string, dialog: 'responses' | 'settings' | 'gui') => void
}

const paging = { find: findByName<UiAction> }

export function UiActionsPage({ shown, tools, onOpen }: UiActionsPageProps) {
  const { edit, whyNot } = useEdit()
  const all = useDomain(({ uiActions }) => uiActions)
  const list = useNamedList(all, paging)
  const { grid, rows, pages, show } = list
  const selection = useSelection(rows, entryKey)
  const remove = useUiActionDeletion(grid, rows)
  const reference = useReferenceFirstTexts()
  const [isSettingSelected, setSettingSelected] = useState(false)
  const selected = selection.selected.map(({ name }) => name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the address names another one
  useEffect(() => {
    if (shown !== undefined) show(shown, { focus: true })
  }, [shown])

  const add = (name: string): boolean => {
    if (!edit(addUiAction, { name })) return false
    show(name)
    return true
  }
  return (
    <TablePage
      title="UI Actions"
      shown={rows.length}
      all={all.length}
      toolbar={
        <>
          <NameFilter label="Search UI actions" value={list.search} onChange={list.setSearch} />
          <AddField label="Add new UI action" width={240} check={checkName} onAdd={add} whyNot={whyNot} />
          {tools}
        </>
      }
    >
      <ReferenceFirstTextsContext value={reference}>
        <UiActionTable
          ref={grid}
          actions={rows}
          search={list.wanted}
          pages={pages}
          selection={selection}
          onDelete={remove}
          onOpen={onOpen}
        />
      </ReferenceFirstTextsContext>
      {selected.length > 0 && (
        <SelectedUiActions
          names={selected}
          onDelete={remove}
          onSettings={() => setSettingSelected(true)}
          onClear={selection.clear}
        />
      )}
      {isSettingSelected && <SettingsDialog names={selected} onClose={() => setSettingSelected(false)} />}
    </TablePage>
  )
}
