import { useEffect, useState } from 'react'
import {
  discardDraft,
  type FoundDraft,
  findDrafts,
  isSetAside,
  keepDrafts,
  putAside,
  restoreDraft,
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
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    let isWanted = true
    void findDrafts(user.email).then((found) => {
      if (!isWanted) return
      setDrafts(found)
      setAsking(found.some((draft) => !isSetAside(draft)))
    })
    const stop = keepDrafts(user.email)
    return () => {
      isWanted = false
      stop()
    }
  }, [user.email])

  const [newest] = drafts
  if (newest === undefined) return null
  if (!isAsking || !canEdit || isUnsaved) {
    return <DraftBar newest={newest} count={drafts.length} onShow={() => setAsking(true)} />
  }
  const without = (gone: FoundDraft) => drafts.filter((draft) => draft !== gone)
  return (
    <DraftDialog
      drafts={drafts}
      onRestore={(draft) => {
        setDrafts(without(draft))
        setAsking(false)
        void restoreDraft(draft)
      }}
      onDiscard={(draft) => {
        setDrafts(without(draft))
        discardDraft(draft)
      }}
      onLater={() => {
        setAsking(false)
        for (const draft of drafts) putAside(draft)
      }}
    />
  )
}
