import { domains, type RevisionReply, revisions } from '@sdp/api'
import { limits, messages } from '@sdp/domain'
import { call } from '../../browser/calls.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { confirm } from '../../ui/confirm.tsx'
import { formatDate } from '../../ui/dates.ts'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { restoringUpdates } from './restore.ts'

/** Brings back the content of a revision as a new one, after asking; answers whether it was done. */
export function useRestore(): (revision: RevisionReply) => Promise<boolean> {
  const { domainId, domain, language, reload } = useEditing()
  return async ({ revision, at, message }) => {
    const text = messages.history.confirmRestore(formatDate(at))
    if (!(await confirm({ title: 'Restore', text, action: 'Restore', danger: true }))) return false
    try {
      const asked = { params: { id: domainId, revision }, query: { language } }
      const then = await call(revisions.read, asked)
      const body = {
        updates: restoringUpdates({ ...then, name: domain.name }),
        language_to_update: language,
        commit_message: messages.history.restored(formatDate(at), message).slice(0, limits.message),
        forceUpdate: true,
        save_id: crypto.randomUUID(),
      }
      await call(domains.update, { params: { id: domainId }, query: {}, body })
      await reload()
      notify('success', messages.domain.updated(domain.name))
      return true
    } catch (error) {
      notifyFailure(messages.domain.updateFailed(domainId), error)
      return false
    }
  }
}
