import { deleteIntents, type Intent } from '@sdp/domain/intents'
import { type RefObject, useCallback, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { deletionText } from '../../parts/usage-text.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

/** Deletes intents once what that touches was told and confirmed; the focus goes to what takes their place. */
export function useDeletion(table: RefObject<GridHandle<Intent> | null>, intents: readonly Intent[]) {
  const { edit } = useEdit()
  const shown = useRef(intents)
  shown.current = intents
  return useCallback(
    async (names: readonly string[]) => {
      const [name] = names
      const isOne = names.length === 1
      const what = isOne ? `the intent ${name}` : `the ${names.length} selected intents`
      const isConfirmed = await confirmDeletion({
        title: isOne ? 'Delete intent' : 'Delete intents',
        text: (usage) => deletionText(what, usage),
        edit: deleteIntents,
        args: { names },
      })
      if (!isConfirmed) return
      const place = shown.current.findIndex((intent) => intent.name === name)
      if (edit(deleteIntents, { names })) table.current?.focus(place)
    },
    [edit, table],
  )
}
