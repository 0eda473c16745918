import { isTrusted } from '@sdp/domain'
import type { MenuContext } from '@sdp/domain/publishing'
import { useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'

/** Who looks at the page, and what of the open domain decides about what they may do; the same until it changes. */
export function useAsker(): Omit<MenuContext, 'held'> {
  const { user, groups } = useUser()
  const { canEdit: mayEdit } = useEdit()
  const head = useEditingStore(({ open }) => open?.head)
  const hasPlatforms = useDomain(({ platforms }) => platforms.length > 0)
  const hasAccess = head !== undefined && isTrusted({ user, groups, now: 0 }, head)
  return useMemo(
    () => ({ sub: user.sub, mayEdit, hasAccess, hasPlatforms }),
    [user.sub, mayEdit, hasAccess, hasPlatforms],
  )
}
