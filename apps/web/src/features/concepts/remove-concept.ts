import { concepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../../server/calls.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { refetchChanged } from './concept-news.ts'

/** Deletes a concept, after showing which domains it would leave without a text. Returns whether it was deleted. */
export async function removeConcept(name: string): Promise<boolean> {
  try {
    const { id, version, uses } = await call(concepts.read, { params: { name } })
    const domains = [...new Set(uses.map(({ domain }) => domain))]
    const isWanted = await confirm({
      title: `Delete ${name}?`,
      text: messages.concepts.confirmDelete(name, domains),
      action: 'Delete',
      danger: true,
    })
    if (!isWanted) return false
    await call(concepts.remove, { params: { id }, query: { version } })
    notify('success', messages.concepts.deleted)
    return true
  } catch (error) {
    notifyFailure(messages.concepts.deleteFailed, error)
    return false
  } finally {
    await refetchChanged()
  }
}
