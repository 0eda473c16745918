import { type ApiAction, addApiAction } from '@sdp/domain/api-actions'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { useApiRules } from './use-api-rules.ts'

const example = 'search_music'

/** What an API action is, for whoever begins a domain. */
export function NoApiActions({ grid }: { grid: RefObject<GridHandle<ApiAction> | null> }) {
  const { canEdit, edit } = useEdit()
  const { coreActions } = useApiRules()
  const add = () => {
    if (edit(addApiAction, { name: example, coreActions })) {
      grid.current?.show(({ name }) => name === example, { focus: true })
    }
  }
  return (
    <EmptyTable title="No API actions yet" example={example} onAdd={canEdit ? add : undefined}>
      An API action is a call that a rule makes to the handler of the domain: the base URL of a handler, and
      the path of the action behind it.
    </EmptyTable>
  )
}
