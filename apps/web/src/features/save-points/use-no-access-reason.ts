import { isTrusted, messages } from '@sdp/domain'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useUser } from '../../server/use-user.ts'

/** Why the user may not make save points of the open domain, or nothing. */
export function useNoAccessReason(): string | undefined {
  const { user, groups } = useUser()
  const head = useEditingStore(({ open }) => open?.head)
  const isOpenToThem = head === undefined || isTrusted({ user, groups, now: 0 }, head)
  return isOpenToThem ? undefined : messages.domain.noAccess(head.name)
}
