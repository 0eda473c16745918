import { styled } from '@mui/material/styles'
import { checkParameters, type Parameter } from '@sdp/domain/api-actions'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import '../../../ui/cells.css'
import '../../../ui/completed-field.css'

interface ParameterRowsProps {
  parameters: readonly Parameter[]
  /** That of the state they are in. */
  color: 'primary' | 'warning' | 'error'
  disabledReason: string | undefined
  onChange: (parameters: readonly Parameter[], step?: string) => void
  /** Adds one more, where there is room for it. */
  onAdd: (() => void) | undefined
}

/** Names and values; Enter leads on and adds a row after the last, arrow keys lead from row to row. */
export function ParameterRows({ parameters, color, disabledReason, onChange, onAdd }: ParameterRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const problems = checkParameters(parameters)
  const focus = (row: number, column: number) =>
    list.current?.querySelectorAll('.row')[row]?.querySelectorAll('input')[column]?.focus()

  // A row that was added is where one types next
  const count = useRef(parameters.length)
  useEffect(() => {
    if (parameters.length === count.current + 1) focus(parameters.length - 1, 0)
    count.current = parameters.length
  })

  const set = (row: number, change: Partial<Parameter>, step: string) =>
    onChange(parameters.with(row, { ...parameters[row]!, ...change }), step)
  const remove = (row: number) => {
    onChange(parameters.toSpliced(row, 1))
    focus(Math.max(row - 1, 0), 0)
  }
  const onKeyDown = (row: number, column: number, event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') focus(row + 1, column)
    if (event.key === 'ArrowUp') focus(row - 1, column)
    if (event.key === 'Backspace' && isEmpty(parameters[row]!) && disabledReason === undefined) {
      event.preventDefault()
      remove(row)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (column === 0) focus(row, 1)
    else if (row + 1 < parameters.length) focus(row + 1, 0)
    else if (disabledReason === undefined) onAdd?.()
  }
  return (
    <Frame ref={list} data-color={color}>
      <div className="head">
        <span>Name</span>
        <span>Value</span>
      </div>
      {parameters.map(({ name, value }, row) => {
        const problem = problems[row]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name while they are edited
          <div key={row} className="row">
            <input
              className="plain-field"
              aria-label={`Name of parameter ${row + 1}`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-${row}`}
              readOnly={disabledReason !== undefined}
              spellCheck={false}
              value={name}
              onChange={({ target }) => set(row, { name: target.value }, `name ${row}`)}
              onKeyDown={(event) => onKeyDown(row, 0, event)}
            />
            <input
              className="plain-field"
              aria-label={`Value of parameter ${row + 1}`}
              dir="auto"
              readOnly={disabledReason !== undefined}
              spellCheck={false}
              value={value}
              onChange={({ target }) => set(row, { value: target.value }, `value ${row}`)}
              onKeyDown={(event) => onKeyDown(row, 1, event)}
            />
            <button
              type="button"
              aria-label={`Delete parameter ${row + 1}`}
              disabled={disabledReason !== undefined}
              onClick={() => remove(row)}
            >
              <span className="cell-icon delete" />
            </button>
            {problem !== undefined && (
              <div className="problem" id={`${id}-${row}`}>
                {problem}
              </div>
            )}
          </div>
        )
      })}
      {parameters.length === 0 && <div className="none">No parameters</div>}
    </Frame>
  )
}

function isEmpty({ name, value }: Parameter): boolean {
  return name === '' && value === ''
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxHeight: 'min(480px, 50vh)',
  overflow: 'auto',
  padding: 12,
  borderRadius: 6,
  border: '2px solid',
  '&[data-color=primary]': { borderColor: theme.vars.palette.primary.main },
  '&[data-color=warning]': { borderColor: theme.vars.palette.warning.light },
  '&[data-color=error]': { borderColor: theme.vars.palette.error.main },
  '& .head, & .row': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 32px',
    gap: '2px 8px',
    marginBottom: 6,
  },
  '& .head': { color: theme.vars.palette.text.secondary },
  '& .problem': { gridColumn: '1 / -1', color: theme.vars.palette.error.main, fontSize: '0.75rem' },
  '& .none': { color: theme.vars.palette.text.secondary },
  '& button': { padding: 6, border: 0, borderRadius: 4, background: 'none', cursor: 'pointer' },
  '& button:disabled': { opacity: 0.4, cursor: 'default' },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}))
