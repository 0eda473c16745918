import { usageOf, usesOf } from '@sdp/domain'
import {
  type ApiAction,
  type ApiActionDomain,
  type AuthLevel,
  apiActionDomains,
  authLevels,
  checkPath,
  chooseHandler,
  type Handler,
  handlerProblem,
  pathText,
  readPath,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from '@sdp/domain/api-actions'
import type { RuleUse } from '@sdp/domain/decision-table'
import { check } from '../../editing/use-edit.ts'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { rulesColumn } from '../../parts/rules-column.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import type { ApiRules } from './use-api-rules.ts'

interface ApiActionColumnsOptions extends NamedColumnsOptions {
  rules: ApiRules
  handlers: readonly Handler[]
  /** The rules that call each. */
  uses: ReadonlyMap<string, RuleUse>
}

const levels = authLevels.map(String)
const domainLabel = (domain: string) => (domain === '' ? '–' : domain)
const handlerLabel = (id: string) => (id === '' ? 'No handler' : id)

export function apiActionColumns(options: ApiActionColumnsOptions): Column<ApiAction>[] {
  const { rules, handlers, uses, hasComments, disabledReason, edit, onDelete } = options
  const isReadOnly = disabledReason !== undefined
  const ids = handlers.map(({ id }) => id)
  return [
    commentsColumn({
      width: '18%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setApiActionComments, { name, comments }),
    }),
    nameColumn<ApiAction>({
      heading: 'API action',
      label: 'API action',
      width: '20%',
      disabledReason,
      check: rules.checkActionName,
      usage: ({ name }) => usageOf(check(usesOf, { kind: 'apiAction', names: [name] })),
      onRename: (from, to) => edit(renameApiAction, { from, to, coreActions: rules.coreActions }),
    }),
    {
      name: 'Handler',
      hint: 'Whose base URLs it is sent to',
      width: 140,
      className: (action) => (check(handlerProblem, action) === undefined ? undefined : 'marked'),
      cell: (action) => (
        <>
          <PlainSelect
            label={`Handler of ${action.name}`}
            value={action.handler}
            options={ids}
            labelOf={handlerLabel}
            disabledReason={disabledReason}
            onChange={(handler) => edit(chooseHandler, { name: action.name, handler })}
          />
          <HandlerProblem problem={check(handlerProblem, action)} name={action.name} />
        </>
      ),
    },
    {
      name: 'Path',
      hint: 'What follows the base URL, with slashes between',
      cell: ({ name, path }) => (
        <EditableText
          field="path"
          label={`Path of ${name}`}
          value={pathText(path)}
          placeholder="Add path"
          readOnly={isReadOnly}
          check={(text) => checkPath(readPath(text))}
          onCommit={(text) => edit(setApiActionPath, { name, path: readPath(text) })}
        />
      ),
    },
    {
      name: 'Domain',
      hint: 'Whether it is a callback or a notification of the cloud',
      width: 144,
      cell: ({ name, domain }) => (
        <PlainSelect
          label={`Domain of ${name}`}
          value={domain}
          options={apiActionDomains}
          labelOf={domainLabel}
          disabledReason={disabledReason}
          onChange={(to) => edit(setApiActionDomain, { name, domain: to as ApiActionDomain })}
        />
      ),
    },
    {
      name: 'Auth level',
      hint: 'How strongly the user has to be authenticated',
      width: 84,
      cell: ({ name, requiredAuthLevel }) => (
        <PlainSelect
          label={`Auth level of ${name}`}
          value={String(requiredAuthLevel)}
          options={levels}
          disabledReason={disabledReason}
          onChange={(level) => edit(setRequiredAuthLevel, { name, level: Number(level) as AuthLevel })}
        />
      ),
    },
    rulesColumn(uses),
    deleteColumn({ disabledReason, onDelete }),
  ]
}

function HandlerProblem({ problem, name }: { problem: string | undefined; name: string }) {
  if (problem === undefined) return null
  return (
    <span className="problem-mark" role="img" aria-label={`Handler of ${name}: ${problem}`} title={problem}>
      !
    </span>
  )
}
