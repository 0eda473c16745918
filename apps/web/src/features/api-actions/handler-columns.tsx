import { messages } from '@sdp/domain'
import {
  type ApiAction,
  type BaseUrlRules,
  checkBaseUrl,
  checkHandlerName,
  type Environment,
  type Handler,
  renameHandler,
  setHandlerUrl,
} from '@sdp/domain/api-actions'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumnOf } from '../../ui/grid/delete-column.tsx'
import { readableNumber } from '../../ui/numbers.ts'

interface HandlerColumnsOptions {
  environments: readonly Environment[]
  actions: readonly ApiAction[]
  disabledReason: string | undefined
  /** Whether there is another handler. */
  canDelete: boolean
  urlRules: BaseUrlRules
  edit: ApplyEdit
  onTest: (handler: Handler) => void
  onDelete: (ids: readonly string[]) => void
}

export function handlerColumns(options: HandlerColumnsOptions): Column<Handler>[] {
  const { environments, actions, disabledReason, canDelete, urlRules, edit, onTest, onDelete } = options
  const isReadOnly = disabledReason !== undefined
  const counts = new Map<string, number>()
  for (const { handler } of actions) counts.set(handler, (counts.get(handler) ?? 0) + 1)
  return [
    {
      name: 'Handler',
      width: 148,
      cell: ({ id }) => (
        <EditableText
          field="id"
          label="Handler"
          value={id}
          readOnly={isReadOnly}
          check={(to) => check(checkHandlerName, to, id)}
          onCommit={(to) => edit(renameHandler, { from: id, to })}
        />
      ),
    },
    ...environments.map(
      (environment): Column<Handler> => ({
        name: environment,
        hint: `The base URL in ${environment}`,
        cell: ({ id, urls }) => (
          <EditableText
            field={environment}
            label={`Base URL of ${id} in ${environment}`}
            value={urls[environment]}
            placeholder="Add base URL"
            readOnly={isReadOnly}
            check={(url) => checkBaseUrl(url, urlRules)}
            onCommit={(url) => edit(setHandlerUrl, { id, environment, url, ...urlRules })}
          />
        ),
      }),
    ),
    {
      name: 'API actions',
      hint: 'How many API actions it serves',
      width: 92,
      kind: 'number',
      cell: ({ id }) => readableNumber(counts.get(id) ?? 0),
    },
    {
      name: 'Test',
      heading: '',
      width: 64,
      cell: (handler) => (
        <CellButton
          className="cell-button cell-act"
          aria-label={`Test ${handler.id}`}
          onClick={() => onTest(handler)}
        >
          Test
        </CellButton>
      ),
    },
    deleteColumnOf(({ id }) => id, {
      disabledReason: disabledReason ?? (canDelete ? undefined : messages.handlers.last),
      onDelete,
    }),
  ]
}
