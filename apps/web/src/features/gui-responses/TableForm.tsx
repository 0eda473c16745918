import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { messages } from '@sdp/domain'
import {
  columnCount,
  type ItemField,
  layoutLimits,
  listAt,
  places,
  valueAt,
  withColumnAdded,
  withColumnMoved,
  withMoved,
  withoutColumn,
  withoutEntry,
  withRowAdded,
} from '@sdp/domain/gui-responses'
import { EntryButtons } from './EntryButtons.tsx'
import { FormText } from './FormText.tsx'
import { KeptAsJson } from './KeptAsJson.tsx'
import { useDisabledReason, useForm, useFormChange } from './template-form.tsx'
import { useEntryFocus } from './use-entry-focus.ts'

/** A table: its header texts and cells, with rows and columns that are added, taken out and moved. */
export function TableForm({ fields }: { fields: readonly ItemField[] }) {
  const { change } = useFormChange()
  const disabledReason = useDisabledReason()
  const { frame, focusEntry } = useEntryFocus()
  const isOdd = useForm(({ template }) => !isList(valueAt(template, places.table)))
  const rowCount = useForm(({ template }) => listAt(template, places.table).length)
  const columns = useForm(({ template }) => columnCount(template))
  const problem = useTableProblem()
  if (isOdd) return <KeptAsJson what="The table" />
  const rows = Array.from({ length: rowCount }, (_, at) => at)
  const across = Array.from({ length: columns }, (_, at) => at)
  const { tooManyRows, tooManyColumns } = messages.guiResponses
  const areRowsFull = rows.length >= layoutLimits.rows
  const areColumnsFull = columns >= layoutLimits.columns
  const grid = {
    display: 'grid',
    gridTemplateColumns: `repeat(${Math.max(columns, 1)}, minmax(0, 1fr)) 100px`,
    gap: 1,
    alignItems: 'center',
  }
  return (
    <Box ref={frame} role="group" aria-label="Table" sx={{ display: 'grid', gap: 1.5 }}>
      {columns > 0 && (
        <Box sx={grid}>
          {across.map((at) => (
            <Box key={at} data-list="columns" data-at={at} sx={{ display: 'grid', gap: 0.5 }}>
              <FormText label={`Column ${at + 1} header`} path={[...places.tableHeaders, at]} />
              <EntryButtons
                name={`column ${at + 1}`}
                at={at}
                count={columns}
                isAcross
                disabledReason={disabledReason}
                onMove={(to) => {
                  change((template) => withColumnMoved(template, at, to))
                  focusEntry({ list: 'columns', at: to, button: to < at ? 'before' : 'after' })
                }}
                onRemove={() => {
                  change((template) => withoutColumn(template, at))
                  focusEntry({ list: 'columns', at, button: 'remove' })
                }}
              />
            </Box>
          ))}
        </Box>
      )}
      {rows.map((row) => (
        <Box key={row} role="group" aria-label={`Row ${row + 1}`} data-list="rows" data-at={row} sx={grid}>
          {across.map((column) => (
            <Box key={column} sx={{ display: 'grid', gap: 0.75 }}>
              {fields.map((field) => (
                <FormText
                  key={field}
                  label={cellLabel(row, column, fields.length === 1 ? undefined : field)}
                  path={[...places.table, row, column, field]}
                />
              ))}
            </Box>
          ))}
          <EntryButtons
            name={`row ${row + 1}`}
            at={row}
            count={rows.length}
            disabledReason={disabledReason}
            onMove={(to) => {
              change((template) => withMoved(template, places.table, row, to))
              focusEntry({ list: 'rows', at: to, button: to < row ? 'before' : 'after' })
            }}
            onRemove={() => {
              change((template) => withoutEntry(template, places.table, row))
              focusEntry({ list: 'rows', at: row, button: 'remove' })
            }}
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-add="rows"
          disabled={disabledReason !== undefined || areRowsFull}
          onClick={() => {
            change(withRowAdded)
            focusEntry({ list: 'rows', at: rows.length, button: 'first field' })
          }}
        >
          Add row
        </Button>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-add="columns"
          disabled={disabledReason !== undefined || areColumnsFull}
          onClick={() => {
            change(withColumnAdded)
            focusEntry({ list: 'columns', at: columns, button: 'first field' })
          }}
        >
          Add column
        </Button>
        <FormHelperText error={problem !== undefined}>
          {problem ??
            [
              areRowsFull ? `${tooManyRows(layoutLimits.rows)}.` : '',
              areColumnsFull ? `${tooManyColumns(layoutLimits.columns)}.` : '',
            ].join(' ')}
        </FormHelperText>
      </Box>
    </Box>
  )
}

/** What is wrong with the size of the table. */
function useTableProblem(): string | undefined {
  const table = places.table.join('.')
  const headers = places.tableHeaders.join('.')
  return useForm(
    ({ problems }) =>
      problems.find(({ at }) => {
        const place = at.join('.')
        return (
          place === table ||
          place === headers ||
          (at.length === places.table.length + 1 && place.startsWith(table))
        )
      })?.message,
  )
}

function isList(value: unknown): boolean {
  return value === undefined || Array.isArray(value)
}

function cellLabel(row: number, column: number, field: ItemField | undefined): string {
  const cell = `Row ${row + 1}, column ${column + 1}`
  return field === undefined ? cell : `${cell}, text ${field.at(-1)}`
}
