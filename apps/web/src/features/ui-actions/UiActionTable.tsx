import { rulesByUiAction } from '@sdp/domain/decision-table'
import { moveUiActions, type UiAction } from '@sdp/domain/ui-actions'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useProblems } from '../../parts/problems.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import type { Pages } from '../../ui/grid/use-pages.ts'
import type { Selected } from '../../ui/grid/use-selection.ts'
import { nameOf } from '../../ui/names.ts'
import { DialogActPicker, type PickedAct } from './DialogActPicker.tsx'
import { NoUiActions } from './NoUiActions.tsx'
import { uiActionColumns } from './ui-action-columns.tsx'

interface UiActionTableProps {
  ref: RefObject<GridHandle<UiAction> | null>
  actions: readonly UiAction[]
  search: string
  pages: Pages
  selection: Selected<UiAction>
  onDelete: (names: readonly string[]) => void
  onOpen: (action: string, dialog: 'responses' | 'settings' | 'gui') => void
}

export function UiActionTable(props: UiActionTableProps) {
  const { ref, actions, search, pages, selection, onDelete, onOpen } = props
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, whyNot, edit } = useEdit()
  const modules = useDomain((domain) => domain.modules)
  const hasComments = useDomain(({ uiActions }) => uiActions.some(({ comments }) => comments !== ''))
  const problems = useProblems((state) => state.uiActions)
  const uses = useMemo(() => rulesByUiAction(modules), [modules])
  const [picked, setPicked] = useState<PickedAct>()
  const pick = useCallback(
    ({ name }: UiAction, anchor: HTMLElement) => setPicked({ action: name, anchor }),
    [],
  )
  const columns = useColumns(uiActionColumns, {
    uses,
    problems,
    hasComments,
    whyNot,
    edit,
    onPickAct: pick,
    onDelete,
    onOpen,
  })
  const move = (wish: RowMove<UiAction>) =>
    edit(moveUiActions, {
      names: wish.rows.map(nameOf),
      to: check(({ uiActions: all }) => placeIn(all, wish)),
    })
  return (
    <>
      <Grid
        ref={ref}
        label="UI Actions"
        columns={columns}
        rows={actions}
        page={pages}
        nameOf={nameOf}
        keyOf={entryKey}
        selection={selection}
        selectAll="Select all UI actions"
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onDelete={canEdit ? (rows) => onDelete(rows.map(nameOf)) : undefined}
        none={search === '' ? <NoUiActions grid={ref} /> : 'No UI action is found'}
      />
      <Pager label="UI actions" pages={pages} />
      {picked !== undefined && <DialogActPicker picked={picked} onClose={() => setPicked(undefined)} />}
    </>
  )
}
