import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import type { Edit } from '@sdp/domain'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { type ApplyEdit, useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import type { TableSectionProps } from '../../ui/grid/TableSection.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { type SearchOptions, useNamedList } from '../../ui/grid/use-named-list.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { nameOf } from '../../ui/names.ts'
import { type TestedText, useTestedColumn } from '../test-runs/use-tested-column.tsx'
import type { DeletingEdit, Noun } from './ask-deletion.tsx'
import { SearchedText } from './searched-text.ts'
import { useNamedDeletion } from './use-named-deletion.ts'

/** What is added, changed, renamed, moved and deleted by its name: an entry of a list of the domain. */
interface Named {
  name: string
  comments: string
}

/** What every table of named entries gives to its columns. */
export interface NamedColumnsOptions {
  /** Whether any entry has comments; their column gives its room to the others otherwise. */
  hasComments: boolean
  /** Why nothing can be changed now. */
  disabledReason: string | undefined
  edit: ApplyEdit
  /** Asks, deletes and gives the focus to what takes their place. */
  onDelete: (names: readonly string[]) => void
  /** Brings an entry into sight that its new name put elsewhere. */
  onRenamed: (name: string) => void
}

interface Adding {
  /** What the field says. */
  label: string
  /** What is wrong with a name while it is typed; the same function each time. */
  check: (name: string) => string | undefined
  /** Adds an entry of this name; returns whether it was added. */
  onAdd: (name: string) => boolean
  /** Names that are offered while one is typed, each with where it comes from. */
  offered?: readonly { name: string; from: string }[]
}

/** What a table without entries shows. */
interface Example {
  name: string
  /** How it is shown, where the name alone says too little. */
  text?: string
  /** What belongs into the table. */
  about: string
  /** Adds it, where it is more than a name. */
  onAdd?: () => boolean
}

interface NamedTableProps<Row extends Named, Options extends object> {
  noun: Noun
  title: string
  /** The accessible name of the table, where the title says more. */
  label?: string
  all: readonly Row[]
  /** Makes the columns of what every table gives and of `options`; again when one of these is another one. */
  columns: (options: NamedColumnsOptions & Options) => Column<Row>[]
  options: Options
  /** What tests reach of an entry. */
  tested?: TestedText<Row>
  /** Where a search looks: 'Names and comments'. */
  searched: string
  search?: SearchOptions<Row>
  /** How many rows are on a page; the chosen size without. */
  pageSize?: number | undefined
  /** What is around the table: all of a page, or a section of one. */
  frame?: ComponentType<TableSectionProps>
  /** What else can be done with all entries, in addition to the search. */
  tools?: ReactNode
  /** The entry that the address names. */
  shown?: string | undefined
  adding: Adding
  deletes: DeletingEdit
  /** Without, the entries have no order of their own. */
  moves?: Edit<{ names: readonly string[]; to: number }>
  /** What else can be done with those that are selected. */
  bulk?: (selected: readonly Row[]) => ReactNode
  /** Whether its bar is above that of another table of the page. */
  isBarRaised?: boolean
  example: Example
}

/** As wide as names and labels need it, and alike, since they stand side by side. */
const fieldWidth = 240

/**
 * The table of one list of the domain: entries are added by their name, searched for, turned page by page, selected,
 * moved and deleted here. A feature says what they are called, what their columns are and by which edits this is done
 * (ruling R322).
 */
export function NamedTable<Row extends Named, Options extends object>(props: NamedTableProps<Row, Options>) {
  const { noun, title, label = title, all, adding, moves, deletes, shown, example } = props
  const Frame = props.frame ?? TablePage
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, disabledReason, edit } = useEdit()
  const list = useNamedList(all, { ...props.search, size: props.pageSize })
  const { grid, rows, pages, wanted, show } = list
  const selection = useSelection(rows, entryKey)
  const remove = useNamedDeletion({ noun, deletes, grid, rows })
  const own = useColumns<Row, NamedColumnsOptions & Options>(props.columns, {
    ...props.options,
    hasComments: all.some(({ comments }) => comments !== ''),
    disabledReason,
    edit,
    onDelete: remove,
    onRenamed: list.follow,
  })
  const columns = useTestedColumn(own, props.tested)
  useEffect(() => {
    if (shown !== undefined) show(shown, { focus: true })
  }, [shown, show])

  // The same function each time, so that the field is not drawn again with the table
  const onAdd = useRef(adding.onAdd)
  onAdd.current = adding.onAdd
  const add = useCallback(
    (name: string) => {
      if (!onAdd.current(name)) return false
      show(name)
      return true
    },
    [show],
  )
  const addExample = () => {
    const isAdded = example.onAdd?.() ?? onAdd.current(example.name)
    if (isAdded) show(example.name, { focus: true })
  }
  const move = (rowMove: RowMove<Row>) => {
    if (moves) edit(moves, { names: rowMove.rows.map(nameOf), to: placeIn(all, rowMove) })
  }
  return (
    <Frame
      title={title}
      shown={rows.length}
      all={all.length}
      toolbar={
        <>
          {list.isSearched && (
            <NameFilter
              label={`Search ${noun}s`}
              hint={props.searched}
              width={fieldWidth}
              value={list.search}
              onChange={list.setSearch}
            />
          )}
          <AddField
            label={adding.label}
            width={fieldWidth}
            check={adding.check}
            onAdd={add}
            disabledReason={disabledReason}
            offered={adding.offered}
          />
          {props.tools}
        </>
      }
    >
      <SearchedText value={wanted}>
        <Grid
          ref={grid}
          label={label}
          columns={columns}
          rows={rows}
          page={pages}
          nameOf={nameOf}
          keyOf={entryKey}
          selection={selection}
          selectAll={`Select all ${noun}s`}
          onMove={moves && (canEdit || isSaving) ? move : undefined}
          isLocked={isSaving}
          onDelete={canEdit ? (chosen) => void remove(chosen.map(nameOf)) : undefined}
          none={
            wanted === '' ? (
              <EmptyTable
                title={`No ${noun}s yet`}
                example={example.text ?? example.name}
                onAdd={canEdit ? addExample : undefined}
              >
                {example.about}
              </EmptyTable>
            ) : (
              `No ${noun} is found`
            )
          }
        />
      </SearchedText>
      <Pager label={`${noun}s`} pages={pages} />
      {selection.selected.length > 0 && (
        <SelectionBar
          what={noun}
          count={selection.selected.length}
          disabledReason={disabledReason}
          isRaised={props.isBarRaised}
          onClear={selection.clear}
        >
          {props.bulk?.(selection.selected)}
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            disabled={!canEdit}
            onClick={() => void remove(selection.selected.map(nameOf))}
          >
            Delete
          </Button>
        </SelectionBar>
      )}
    </Frame>
  )
}
