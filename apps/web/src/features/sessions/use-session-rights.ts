import { canStart, canTakeOver } from '@sdp/domain/sessions'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'
import { useNow } from './use-now.ts'

/** Whether the user may start the session of the open save point, or take it over, now. */
export function useSessionRights(): { mayStart: boolean; mayTakeOver: boolean } {
  const session = useEditing((editing) => editing.session)
  const { user, groups } = useUser()
  const requester = { user, groups, now: useNow() }
  return {
    mayStart: useDomain((domain) => canStart(requester, domain, session)),
    mayTakeOver: useDomain((domain) => canTakeOver(requester, domain, session)),
  }
}
