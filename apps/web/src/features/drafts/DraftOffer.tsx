import { useEffect, useState } from 'react'
import {
  discardDraft,
  type FoundDraft,
  findDrafts,
  keepDrafts,
  offerAgain,
  restoreDraft,
  snooze,
  useDraftsInThisTab,
} from '../../editing/draft-keeping.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'
import { DraftBar } from './DraftBar.tsx'
import { DraftDialog } from './DraftDialog.tsx'

/** Keeps unsaved work, and offers what earlier visits left as soon as it can be edited. */
export function DraftOffer() {
  const { user } = useUser()
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const { canEdit } = useEdit()
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>([])
  const { snoozed, changes } = useDraftsInThisTab()
  useEffect(() => {
    void changes
    let isWanted = true
    void findDrafts(user.email).then((found) => isWanted && setDrafts(found))
    return () => {
      isWanted = false
    }
  }, [user.email, changes])
  useEffect(() => keepDrafts(user.email), [user.email])

  const [newest] = drafts
  if (newest === undefined) return null
  const isAsking = drafts.some(({ id }) => !snoozed.has(id))
  if (!isAsking || !canEdit || isUnsaved) {
    return <DraftBar newest={newest} count={drafts.length} onShow={() => offerAgain(...drafts)} />
  }
  const without = (removed: FoundDraft) => drafts.filter((draft) => draft !== removed)
  return (
    <DraftDialog
      drafts={drafts}
      onRestore={(draft) => {
        setDrafts(without(draft))
        snooze(...without(draft))
        void restoreDraft(draft)
      }}
      onDiscard={(draft) => {
        setDrafts(without(draft))
        discardDraft(draft)
      }}
      onLater={() => snooze(...drafts)}
    />
  )
}
