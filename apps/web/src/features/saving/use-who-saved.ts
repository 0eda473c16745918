import { revisions } from '@sdp/api'
import { isSamePerson } from '@sdp/domain'
import { type SaveConflict, useEditingStore } from '../../editing/editing-store.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { savesSince } from './saves-since.ts'

/** Whether the save that came first was one's own, and who else saved since the domain was opened. */
export function useWhoSaved({ author }: SaveConflict): { isOwn: boolean; others: string | undefined } {
  const { user } = useUser()
  const open = useEditingStore((state) => state.open)
  const { data } = useCall(
    revisions.list,
    { params: { id: open?.head._id ?? '' }, query: {} },
    { enabled: open !== undefined, forget: true },
  )
  const others = open && data && savesSince(data.revisions, { base: open.revision, user })
  return { isOwn: isSamePerson(author, user), others }
}
