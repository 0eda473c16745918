import type { Usage } from '@sdp/domain'
import {
  type ApiAction,
  type ApiInput,
  deleteApiAction,
  deleteApiInput,
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

/** Deletes an API input once what that touches was told and confirmed; the focus goes to what takes its place. */
export function useApiInputDeletion(table: Table<ApiInput>, inputs: readonly ApiInput[]) {
  const { edit } = useEdit()
  const placeOf = usePlaces(inputs)
  return useCallback(
    async ([name]: readonly string[]) => {
      if (name === undefined) return
      const isConfirmed = await confirmDeletion({
        title: 'Delete API input',
        text: (usage) => deletionText(`the API input ${name}`, usage),
        edit: deleteApiInput,
        args: { name },
      })
      const place = placeOf(name)
      if (isConfirmed && edit(deleteApiInput, { name })) table.current?.focus(place)
    },
    [edit, table, placeOf],
  )
}

/** Deletes an API action; its name stays in the rules, unless their author wants them to be cleared as well. */
export function useApiActionDeletion(table: Table<ApiAction>, actions: readonly ApiAction[]) {
  const { edit } = useEdit()
  const placeOf = usePlaces(actions)
  return useCallback(
    async ([name]: readonly string[]) => {
      if (name === undefined) return
      let clearRules = false
      const requests = check(requestsOf).filter(({ fulfilledBy }) => fulfilledBy.apiActions.includes(name))
      const isConfirmed = await confirmDeletion({
        title: 'Delete API action',
        text: (usage) =>
          actionDeletionText(`the API action ${name}`, { rules: usage.rules, requests: requests.length }),
        edit: deleteApiAction,
        args: { name },
        more: ({ rules }: Usage) =>
          rules > 0 && (
            <ClearRulesChoice
              rules={rules}
              onChange={(wish) => {
                clearRules = wish
              }}
            />
          ),
      })
      const place = placeOf(name)
      if (isConfirmed && edit(deleteApiAction, { name, clearRules })) table.current?.focus(place)
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
