import {
  type ApiAction,
  type ApiInput,
  deleteApiActions,
  deleteApiInputs,
  requestsOf,
} from '@sdp/domain/api-actions'
import { type RefObject, useCallback, useRef } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { actionDeletionText } from '../../parts/action-deletion-text.ts'
import { ClearRulesChoice } from '../../parts/ClearRulesChoice.tsx'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { deletionText } from '../../parts/usage-text.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

type Table<Row> = RefObject<GridHandle<Row> | null>

/** Deletes API inputs once what that touches was told and confirmed; the focus goes to what takes their place. */
export function useApiInputDeletion(table: Table<ApiInput>, inputs: readonly ApiInput[]) {
  const { edit } = useEdit()
  const placeOf = usePlaces(inputs)
  return useCallback(
    async (names: readonly string[]) => {
      const [first] = names
      if (first === undefined) return
      const isOne = names.length === 1
      const what = isOne ? `the API input ${first}` : `the ${names.length} selected API inputs`
      const isConfirmed = await confirmDeletion({
        title: isOne ? 'Delete API input' : 'Delete API inputs',
        text: (usage) => deletionText(what, usage),
        edit: deleteApiInputs,
        args: { names },
      })
      const place = placeOf(first)
      if (isConfirmed && edit(deleteApiInputs, { names })) table.current?.focus(place)
    },
    [edit, table, placeOf],
  )
}

/** Deletes API actions; their names stay in the rules, unless their author wants them to be cleared as well. */
export function useApiActionDeletion(table: Table<ApiAction>, actions: readonly ApiAction[]) {
  const { edit } = useEdit()
  const placeOf = usePlaces(actions)
  return useCallback(
    async (names: readonly string[]) => {
      const [first] = names
      if (first === undefined) return
      const isOne = names.length === 1
      const what = isOne ? `the API action ${first}` : `the ${names.length} selected API actions`
      let clearRules = false
      const gone = new Set(names)
      const requests = check(requestsOf).filter(({ fulfilledBy }) =>
        fulfilledBy.apiActions.some((action) => gone.has(action)),
      )
      const isConfirmed = await confirmDeletion({
        title: isOne ? 'Delete API action' : 'Delete API actions',
        text: ({ rules }) => actionDeletionText(what, { rules, requests: requests.length }),
        edit: deleteApiActions,
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
      const place = placeOf(first)
      if (isConfirmed && edit(deleteApiActions, { names, clearRules })) table.current?.focus(place)
    },
    [edit, table, placeOf],
  )
}

/** Where a row is in what is shown at the moment of asking. */
function usePlaces(rows: readonly { name: string }[]): (name: string) => number {
  const shown = useRef(rows)
  shown.current = rows
  return useCallback((name) => shown.current.findIndex((row) => row.name === name), [])
}
