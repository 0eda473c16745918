import type { ChosenFulfilment } from '@sdp/domain/api-actions'
import type { Intent } from '@sdp/domain/intents'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'

type Kind = keyof ChosenFulfilment

interface FulfilmentColumnsOptions {
  /** The names of the actions that there are. */
  known: Readonly<Record<Kind, readonly string[]>>
  disabledReason: string | undefined
  onPick: (request: Intent, kind: Kind, anchor: HTMLElement) => void
}

export function fulfilmentColumns({
  known,
  disabledReason,
  onPick,
}: FulfilmentColumnsOptions): Column<Intent>[] {
  const actions = (kind: Kind, name: string): Column<Intent> => ({
    name,
    cell: (request) => {
      const chosen = request.fulfilledBy[kind]
      return (
        <CellButton
          aria-label={`${name} of ${request.name}: ${chosen.join(', ')}`}
          aria-disabled={disabledReason !== undefined}
          aria-haspopup="dialog"
          title={disabledReason ?? chosen.join(', ')}
          onClick={({ currentTarget }) =>
            disabledReason === undefined && onPick(request, kind, currentTarget)
          }
        >
          {chosen.length === 0 && (
            <span className="quiet">{disabledReason === undefined ? 'Choose' : '–'}</span>
          )}
          {chosen.map((action, index) => (
            <span key={action} className={known[kind].includes(action) ? undefined : 'gone'}>
              {index > 0 && ', '}
              {action}
            </span>
          ))}
        </CellButton>
      )
    },
  })
  return [
    { name: 'Request', width: '28%', cell: ({ name }) => name },
    actions('uiActions', 'UI actions'),
    actions('apiActions', 'API actions'),
  ]
}
