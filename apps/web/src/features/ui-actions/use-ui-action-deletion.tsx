import { requestsOf } from '@sdp/domain/api-actions'
import { deleteUiActions, type UiAction } from '@sdp/domain/ui-actions'
import { type RefObject, useCallback, useRef } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { actionDeletionText } from '../../parts/action-deletion-text.ts'
import { ClearRulesChoice } from '../../parts/ClearRulesChoice.tsx'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

/** Deletes UI actions; their names stay in the rules, unless their author wants them to be cleared as well. */
export function useUiActionDeletion(
  table: RefObject<GridHandle<UiAction> | null>,
  rows: readonly UiAction[],
) {
  const { edit } = useEdit()
  const shown = useRef(rows)
  shown.current = rows
  return useCallback(
    async (names: readonly string[]) => {
      const [first] = names
      if (first === undefined) return
      const isOne = names.length === 1
      let clearRules = false
      const gone = new Set(names)
      const requests = check(requestsOf).filter(({ fulfilledBy }) =>
        fulfilledBy.uiActions.some((action) => gone.has(action)),
      )
      const what = isOne ? `the UI action ${first}` : `the ${names.length} selected UI actions`
      const isConfirmed = await confirmDeletion({
        title: isOne ? 'Delete UI action' : 'Delete UI actions',
        text: ({ rules }) => actionDeletionText(what, { rules, requests: requests.length }),
        edit: deleteUiActions,
        args: { names },
        more: ({ rules }) =>
          rules > 0 && (
            <ClearRulesChoice
              rules={rules}
              onChange={(wish) => {
                clearRules = wish
              }}
            />
          ),
      })
      if (!isConfirmed) return
      const place = shown.current.findIndex(({ name }) => name === first)
      if (edit(deleteUiActions, { names, clearRules })) table.current?.focus(place)
    },
    [edit, table],
  )
}
