import { revisions } from '@sdp/api'
import { messages, type Rename } from '@sdp/domain'
import { entryRestores, whereRestored } from '@sdp/domain/history'
import { listOfKind } from '@sdp/domain/identity'
import { type ChangeGroup, fromWire, type WireDomain } from '@sdp/domain/wire'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { entryQuestion, presentName } from './restore.ts'

/** Whether an entry can be brought back by itself: it has to have been there. */
export function isRestorable({ kind, change }: ChangeGroup): boolean {
  return entryRestores[kind] !== undefined && change !== 'added'
}

/** Brings one entry back as it was in a revision, as an edit that can be undone and is not saved yet (ruling R43). */
export function useRestoreEntry(): (group: ChangeGroup, revision: string) => Promise<void> {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  return async (group, revision) => {
    const restore = entryRestores[group.kind]
    const name = group.renamedFrom ?? group.name
    const kind = group.kind as Rename['kind']
    const list = listOfKind[kind]
    if (restore === undefined || list === undefined) return
    try {
      const params = { id: domainId, revision }
      const then: WireDomain = {
        ...(await call(revisions.read, { params, query: { language } })),
        name: domain.name,
      }
      const past = fromWire(then).domain
      const { open } = useEditingStore.getState()
      if (open === undefined) return
      const { lineage } = await call(revisions.lineage, {
        params: { id: domainId },
        query: { from: revision, to: open.revision },
      })
      const now = presentName({ kind, name }, { lineage, renames: open.renames })
      const entry = { name, past, now, revision }
      const { name: as } = whereRestored(open.current, list, entry)
      const text = entryQuestion(group, { name, now, as }, language)
      if (text !== undefined && !(await confirm({ title: `Restore ${name}`, text, action: 'Restore' })))
        return
      if (edit(restore, entry)) notify('success', messages.history.entryRestored(as))
    } catch (error) {
      notifyFailure(messages.history.fetchFailed, error)
    }
  }
}
