import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useState } from 'react'
import type { StoredDraft } from '../../browser/drafts-database.ts'
import { discardDraft, findDraft, keepDrafts, restoreDraft } from '../../editing/draft-keeping.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUser } from '../../parts/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/dates.ts'

/** Keeps unsaved work, and offers what an earlier visit left as soon as it can be edited. */
export function DraftOffer() {
  const { user } = useUser()
  const { canEdit, isUnsaved } = useEditing()
  const [draft, setDraft] = useState<StoredDraft>()
  useEffect(() => {
    let isWanted = true
    void findDraft(user.email).then((found) => isWanted && setDraft(found))
    const stop = keepDrafts(user.email)
    return () => {
      isWanted = false
      stop()
    }
  }, [user.email])

  if (draft === undefined) return null
  if (!canEdit) return <DraftHint at={draft.at} />
  if (isUnsaved) return null
  const decide = (work?: (draft: StoredDraft) => void) => () => {
    setDraft(undefined)
    work?.(draft)
  }
  return (
    <Dialog
      open
      title="Unsaved work"
      onClose={decide()}
      actions={
        <>
          <Button color="error" onClick={decide(discardDraft)} sx={{ mr: 'auto' }}>
            Discard
          </Button>
          <Button onClick={decide()}>Later</Button>
          <Button variant="contained" onClick={decide(restoreDraft)} autoFocus>
            Restore
          </Button>
        </>
      }
    >
      <DialogContentText>
        On {formatDate(draft.at)} you left changes of this domain that were not saved. They are kept in this
        browser for 30 days.
      </DialogContentText>
    </Dialog>
  )
}

function DraftHint({ at }: { at: number }) {
  return (
    <Box role="status" sx={{ px: 3, py: 0.75, typography: 'body2', color: 'text.secondary' }}>
      You have unsaved work of {formatDate(at)}. It can be restored as soon as you can edit.
    </Box>
  )
}
