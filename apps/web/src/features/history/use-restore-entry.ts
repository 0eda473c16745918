import { revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { entryRestores } from '@sdp/domain/history'
import { type ChangeGroup, fromWire, type WireDomain } from '@sdp/domain/wire'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { confirm } from '../../ui/confirm.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { entryQuestion } from './restore.ts'

/** Whether an entry can be brought back by itself: it has to have been there. */
export function isRestorable({ kind, change }: ChangeGroup): boolean {
  return entryRestores[kind] !== undefined && change !== 'added'
}

/** Brings one entry back as it was in a revision, as an edit that can be undone and is not saved yet. */
export function useRestoreEntry(): (group: ChangeGroup, revision: string) => Promise<void> {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  return async (group, revision) => {
    const restore = entryRestores[group.kind]
    const name = group.renamedFrom ?? group.name
    const text = entryQuestion(group, language)
    if (restore === undefined) return
    if (text !== undefined && !(await confirm({ title: `Restore ${name}`, text, action: 'Restore' }))) return
    try {
      const asked = { params: { id: domainId, revision }, query: { language } }
      const then: WireDomain = { ...(await call(revisions.read, asked)), name: domain.name }
      const past = fromWire(then).domain
      if (edit(restore, { name, past })) notify('success', messages.history.entryRestored(name))
    } catch (error) {
      notifyFailure(messages.history.fetchFailed, error)
    }
  }
}
