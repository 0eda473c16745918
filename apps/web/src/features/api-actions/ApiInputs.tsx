import { addApiInput, renameApiInput } from '@sdp/domain/api-actions'
import { rulesByApiInput } from '@sdp/domain/decision-table'
import { canShareInputs } from '@sdp/domain/sharing'
import { useCallback, useEffect, useMemo } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { Pager } from '../../ui/grid/Pager.tsx'
import { TableSection } from '../../ui/grid/TableSection.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { useNamedList } from '../../ui/grid/use-named-list.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { nameOf } from '../../ui/names.ts'
import { apiInputColumns } from './api-input-columns.tsx'
import { NoApiInputs } from './NoApiInputs.tsx'
import { SelectedRows } from './SelectedRows.tsx'
import { useApiInputDeletion } from './use-api-deletion.tsx'
import { useApiRules } from './use-api-rules.ts'

interface ApiInputsProps {
  pageSize: number
  /** The API input that the address names. */
  shown: string | undefined
}

/** The table of the API inputs. */
export function ApiInputs({ pageSize, shown }: ApiInputsProps) {
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, whyNot, edit } = useEdit()
  const rules = useApiRules()
  const all = useDomain(({ apiInputs }) => apiInputs)
  const modules = useDomain((domain) => domain.modules)
  const isShareable = useDomain(canShareInputs)
  const list = useNamedList(all, { size: pageSize })
  const { grid, rows, pages, show, follow } = list
  const selection = useSelection(rows, entryKey)
  const remove = useApiInputDeletion(grid, rows)
  const rename = useCallback(
    (from: string, to: string) => {
      if (edit(renameApiInput, { from, to })) follow(to)
    },
    [edit, follow],
  )
  const hasComments = all.some(({ comments }) => comments !== '')
  const uses = useMemo(() => rulesByApiInput(modules), [modules])
  const columns = useColumns(apiInputColumns, {
    rules,
    uses,
    isShareable,
    hasComments,
    whyNot,
    edit,
    onRename: rename,
    onDelete: remove,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the address names another one
  useEffect(() => {
    if (shown !== undefined) show(shown, { focus: true })
  }, [shown])

  const add = (name: string): boolean => {
    if (!edit(addApiInput, { name })) return false
    show(name)
    return true
  }
  return (
    <TableSection
      title="API Inputs"
      shown={rows.length}
      all={all.length}
      toolbar={
        <>
          <NameFilter label="Search API inputs" value={list.search} onChange={list.setSearch} />
          <AddField
            label="Add API input"
            width={240}
            check={rules.checkInputName}
            onAdd={add}
            whyNot={whyNot}
          />
        </>
      }
    >
      <Grid
        ref={grid}
        label="API Inputs"
        columns={columns}
        rows={rows}
        page={pages}
        nameOf={nameOf}
        keyOf={entryKey}
        selection={selection}
        selectAll="Select all API inputs"
        isLocked={isSaving}
        onDelete={canEdit ? (chosen) => void remove(chosen.map(nameOf)) : undefined}
        none={list.wanted === '' ? <NoApiInputs grid={grid} /> : 'No API input is found'}
      />
      <Pager label="API inputs" pages={pages} />
      <SelectedRows what="API input" selection={selection} onDelete={remove} />
    </TableSection>
  )
}
