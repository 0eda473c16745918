import { type ApiAction, addApiAction, moveApiActions } from '@sdp/domain/api-actions'
import { rulesByApiAction } from '@sdp/domain/decision-table'
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import type { TableSectionProps } from '../../ui/grid/TableSection.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { useNamedList } from '../../ui/grid/use-named-list.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { nameOf } from '../../ui/names.ts'
import { apiActionColumns } from './api-action-columns.tsx'
import { NoApiActions } from './NoApiActions.tsx'
import { SelectedRows } from './SelectedRows.tsx'
import { useApiActionDeletion } from './use-api-deletion.tsx'
import { useApiRules } from './use-api-rules.ts'
import { useSharedActions } from './use-shared-actions.ts'

interface ApiActionsProps {
  /** What stands around the table: a section of a page, or all of it. */
  frame: ComponentType<TableSectionProps>
  /** How many rows are on a page; the chosen size without. */
  pageSize?: number
  /** What else can be done with all API actions. */
  tools: ReactNode
  /** The API action that the address names. */
  shown?: string | undefined
}

/** The table of the API actions. */
export function ApiActions({ frame: Frame, pageSize, tools, shown }: ApiActionsProps) {
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, whyNot, edit } = useEdit()
  const rules = useApiRules()
  const all = useDomain(({ apiActions }) => apiActions)
  const handlers = useDomain((domain) => domain.handlers)
  const modules = useDomain((domain) => domain.modules)
  const list = useNamedList(all, pageSize === undefined ? {} : { size: pageSize })
  const { grid, rows, pages, show } = list
  const selection = useSelection(rows, entryKey)
  const remove = useApiActionDeletion(grid, rows)
  const offered = useSharedActions(all)
  const hasComments = all.some(({ comments }) => comments !== '')
  const uses = useMemo(() => rulesByApiAction(modules), [modules])
  const columns = useColumns(apiActionColumns, {
    rules,
    uses,
    handlers,
    hasComments,
    whyNot,
    edit,
    onDelete: remove,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the address names another one
  useEffect(() => {
    if (shown !== undefined) show(shown, { focus: true })
  }, [shown])

  const add = (name: string): boolean => {
    if (!edit(addApiAction, { name, coreActions: rules.coreActions })) return false
    show(name)
    return true
  }
  const move = (wish: RowMove<ApiAction>) =>
    edit(moveApiActions, { names: wish.rows.map(nameOf), to: placeIn(all, wish) })
  return (
    <Frame
      title="API Actions"
      shown={rows.length}
      all={all.length}
      toolbar={
        <>
          <NameFilter label="Search API actions" value={list.search} onChange={list.setSearch} />
          <AddField
            label="Add API action"
            width={240}
            check={rules.checkActionName}
            onAdd={add}
            whyNot={whyNot}
            offered={offered}
          />
          {tools}
        </>
      }
    >
      <Grid
        ref={grid}
        label="API Actions"
        columns={columns}
        rows={rows}
        page={pages}
        nameOf={nameOf}
        keyOf={entryKey}
        selection={selection}
        selectAll="Select all API actions"
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onDelete={canEdit ? (chosen) => void remove(chosen.map(nameOf)) : undefined}
        none={list.wanted === '' ? <NoApiActions grid={grid} /> : 'No API action is found'}
      />
      <Pager label="API actions" pages={pages} />
      <SelectedRows what="API action" selection={selection} onDelete={remove} />
    </Frame>
  )
}
