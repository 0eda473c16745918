import type { Mention } from '@sdp/domain/expressions'
import { addReusableExpression, checkPartName } from '@sdp/domain/reusable-expressions'
import { addSlot, checkSlotName } from '@sdp/domain/slots'
import { useMemo } from 'react'
import { check, useEdit } from '../editing/use-edit.ts'
import type { Creation } from './expression-editor/completion.ts'
import { usePlatformConfiguration } from './platform-configuration.ts'

/** Makes a slot or a reusable part that an expression names and that is not there yet. */
export function useCreation(): Creation {
  const { canEdit, edit } = useEdit()
  const vendorPrefix = usePlatformConfiguration()?.slotNamePrefix ?? ''
  return useMemo(
    () => ({
      canCreate: ({ kind, name }: Mention) =>
        canEdit &&
        (kind === 'slot'
          ? check(checkSlotName, name, { vendorPrefix }) === undefined
          : check(checkPartName, name) === undefined),
      create: ({ kind, name }: Mention) =>
        kind === 'slot'
          ? edit(addSlot, { name, vendorPrefix })
          : edit(addReusableExpression, { id: crypto.randomUUID(), name }),
    }),
    [canEdit, edit, vendorPrefix],
  )
}
