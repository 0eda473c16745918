import { deleteIntents, type Intent, intentUsage } from '@sdp/domain'
import { type RefObject, useCallback, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { deletionText } from '../../parts/usage-text.ts'
import { confirm } from '../../ui/confirm.tsx'
import type { TableHandle } from '../../ui/table/ContentTable.tsx'

/** Deletes intents once what that touches was told and confirmed; the focus goes to what takes their place. */
export function useDeletion(table: RefObject<TableHandle | null>, intents: readonly Intent[]) {
  const { edit, check } = useEditing()
  const shown = useRef(intents)
  shown.current = intents
  return useCallback(
    async (names: readonly string[]) => {
      const [name] = names
      const isOne = names.length === 1
      const what = isOne ? `the intent ${name}` : `the ${names.length} selected intents`
      const isConfirmed = await confirm({
        title: isOne ? 'Delete intent' : 'Delete intents',
        text: deletionText(what, check(intentUsage, names)),
        action: 'Delete',
        danger: true,
      })
      if (!isConfirmed) return
      const place = shown.current.findIndex((intent) => intent.name === name)
      if (edit(deleteIntents, { names })) table.current?.focus(place)
    },
    [edit, check, table],
  )
}
