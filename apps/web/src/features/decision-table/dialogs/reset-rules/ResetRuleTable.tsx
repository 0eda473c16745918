import { styled } from '@mui/material/styles'
import { describeCondition, type InputCondition, type ResetRule } from '@sdp/domain/decision-table'
import type { KeyboardEvent } from 'react'

interface ResetRuleTableProps {
  rules: readonly ResetRule[]
  /** The one that is edited below. */
  chosen: number
  disabledReason: string | undefined
  onChoose: (place: number) => void
  onDelete: (place: number) => void
}

/** The reset rules of an input in words. */
export function ResetRuleTable({ rules, chosen, disabledReason, onChoose, onDelete }: ResetRuleTableProps) {
  const onKeyDown = (place: number, event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const row = event.currentTarget.closest('tr')
    const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
    if (step === 0 || !next) return
    event.preventDefault()
    next.querySelector('button')?.focus()
    onChoose(place + step)
  }
  return (
    <Frame>
      <table aria-label="Reset rules">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">User intent</th>
            <th scope="col">Request</th>
            <th scope="col">User inputs</th>
            <th scope="col">API inputs</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reset rules have no names
            <tr key={place} aria-current={place === chosen} onClick={() => onChoose(place)}>
              <td>
                <button
                  type="button"
                  className="cell-button"
                  aria-label={`Reset rule ${place + 1}`}
                  aria-pressed={place === chosen}
                  onKeyDown={(event) => onKeyDown(place, event)}
                >
                  {place + 1}
                </button>
              </td>
              <td>{describeCondition(rule.intent)}</td>
              <td>{describeCondition(rule.request)}</td>
              <td>{inWords(rule.slots)}</td>
              <td>{inWords(rule.apiInputs)}</td>
              <td>
                <button
                  type="button"
                  className="delete"
                  aria-label={`Delete reset rule ${place + 1}`}
                  disabled={disabledReason !== undefined}
                  title={disabledReason}
                  onClick={(event) => {
                    event.stopPropagation()
                    onDelete(place)
                  }}
                >
                  <span className="cell-icon delete" />
                </button>
              </td>
            </tr>
          ))}
          {rules.length === 0 && (
            <tr>
              <td colSpan={6} className="none">
                No reset rules: the input keeps its value.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Frame>
  )
}

function inWords(conditions: readonly InputCondition[]): string {
  return conditions.map(describeCondition).join(' and ')
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxHeight: '34vh',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': {
    position: 'sticky',
    top: 0,
    textAlign: 'start',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
  },
  '& th, & td': {
    padding: '6px 12px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { width: 64 },
  '& th:last-of-type': { width: 56 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr[aria-current]': { cursor: 'pointer' },
  '& tr[aria-current=true] td': { background: theme.vars.palette.action.selected },
  '& tr[aria-current=true] td:first-of-type': {
    boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
  },
  '& .none': { color: theme.vars.palette.text.secondary },
  '& .delete': { padding: 4, border: 0, borderRadius: 4, background: 'none', cursor: 'pointer' },
  '& .delete:disabled': { opacity: 0.4, cursor: 'default' },
  '& .delete:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}))
