import Button from '@mui/material/Button'
import { TableFrame } from './grid/TableFrame.tsx'

export interface EndableColumn<One> {
  head: string
  text: (one: One) => string
  /** What the mouse shows; without it the text, which may be cut. */
  title?: (one: One) => string
}

interface EndableTableProps<One> {
  label: string
  columns: readonly EndableColumn<One>[]
  rows: readonly One[]
  keyOf: (one: One) => string
  /** What is ended, as in 'End the session of Ada'. */
  nameOf: (one: One) => string
  /** Said in place of the button where one cannot be ended here. */
  insteadOf?: (one: One) => string | undefined
  disabled?: boolean
  onEnd: (one: One) => void
}

/** What is open, a row each, with a button that ends it. */
export function EndableTable<One>(props: EndableTableProps<One>) {
  const { label, columns, rows, keyOf, nameOf, insteadOf, disabled = false, onEnd } = props
  return (
    <TableFrame aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" style={{ width: 90 }}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={keyOf(one)} className="row">
            {columns.map(({ head, text, title = text }) => (
              <td key={head} title={title(one)}>
                {text(one)}
              </td>
            ))}
            <td>
              {insteadOf?.(one) ?? (
                <Button
                  size="small"
                  disabled={disabled}
                  aria-label={`End the ${nameOf(one)}`}
                  onClick={() => onEnd(one)}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
