import { shared } from '@sdp/api'
import { type ApiAction, addApiAction, deleteApiActions, moveApiActions } from '@sdp/domain/api-actions'
import { rulesByApiAction } from '@sdp/domain/decision-table'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { useCall } from '../../server/use-call.ts'
import type { TableSectionProps } from '../../ui/grid/TableSection.tsx'
import { apiActionColumns } from './api-action-columns.tsx'
import { useApiRules } from './use-api-rules.ts'

const example = {
  name: 'search_music',
  about:
    'An API action is a call that a rule makes to the handler of the domain: the base URL of a handler, and the path of the action ' +
    'behind it.',
}

interface ApiActionsProps {
  /** What is around the table: a section of a page, or all of it. */
  frame: ComponentType<TableSectionProps>
  /** How many rows are on a page; the chosen size without. */
  pageSize?: number
  /** What else can be done with all API actions. */
  tools: ReactNode
  /** The API action that the address names. */
  shown?: string | undefined
}

/** The table of the API actions. */
export function ApiActions({ frame, pageSize, tools, shown }: ApiActionsProps) {
  const { edit } = useEdit()
  const rules = useApiRules()
  const { coreActions } = rules
  const all = useDomain(({ apiActions }) => apiActions)
  const handlers = useDomain((domain) => domain.handlers)
  const modules = useDomain((domain) => domain.modules)
  const uses = useMemo(() => rulesByApiAction(modules), [modules])
  const offered = useSharedActions(all)
  return (
    <NamedTable
      noun="API action"
      title="API Actions"
      all={all}
      columns={apiActionColumns}
      options={{ rules, uses, handlers }}
      searched="Names and comments"
      pageSize={pageSize}
      frame={frame}
      tools={tools}
      shown={shown}
      adding={{
        label: 'Add API action',
        check: rules.checkActionName,
        onAdd: (name) => edit(addApiAction, { name, coreActions }),
        offered,
      }}
      deletes={deleteApiActions}
      moves={moveApiActions}
      example={example}
    />
  )
}

/**
 * The API actions of other domains, by whose names a new one can be called (ruling R120); none that this domain has
 * already.
 */
function useSharedActions(own: readonly ApiAction[]): readonly { name: string; from: string }[] {
  const { data } = useCall(shared.actions, {}, { askAlways: true })
  return useMemo(() => {
    const taken = new Set(own.map(({ name }) => name))
    return (data?.data ?? []).flatMap(({ name: from, inputs }) =>
      inputs.filter((name) => !taken.has(name)).map((name) => ({ name, from })),
    )
  }, [data, own])
}
