import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { domains } from '@sdp/api'
import { entryChanges, messages, toWire } from '@sdp/domain'
import { useState } from 'react'
import { useCall } from '../../browser/use-call.ts'
import { putWorkAside } from '../../editing/draft-keeping.ts'
import { type SaveConflict, useEditingStore } from '../../editing/editing-store.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { saveDomain } from '../../editing/saving.ts'
import { ChangeList } from '../../parts/ChangeList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/dates.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { KeepAsSavePoint } from './KeepAsSavePoint.tsx'

interface ConflictDialogProps {
  conflict: SaveConflict
  /** The commit message of the save that met the conflict. */
  message: string
}

/** Somebody else saved meanwhile: who, what and when, and the ways out. Closing it changes nothing. */
export function ConflictDialog({ conflict, message }: ConflictDialogProps) {
  const [isComparing, setComparing] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [saveId] = useState(() => crypto.randomUUID())
  const close = () => useEditingStore.setState({ conflict: undefined })
  return (
    <Dialog
      open
      width={isComparing ? 'lg' : 'sm'}
      title={messages.domain.staleRevision}
      onClose={close}
      actions={
        <>
          {!isComparing && (
            <Button onClick={() => setComparing(true)} sx={{ mr: 'auto' }}>
              Compare
            </Button>
          )}
          <Button color="error" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button onClick={() => setNaming(true)}>Keep mine as a new save point</Button>
          <Button variant="contained" onClick={() => void saveDomain(message, { force: true })}>
            Keep mine
          </Button>
        </>
      }
    >
      <DialogContentText>
        {conflict.author} saved “{conflict.message}” on {formatDate(conflict.at)}, after you opened the
        domain. “Keep mine” saves your entries over theirs and leaves their other changes. “Take theirs” shows
        the domain as they saved it; your changes stay in this browser as a draft for 30 days.
      </DialogContentText>
      {isComparing && <Comparison />}
      {isNaming && <KeepAsSavePoint message={message} saveId={saveId} onClose={() => setNaming(false)} />}
    </Dialog>
  )
}

function takeTheirs(): void {
  putWorkAside()
  void reloadDomain()
}

function Comparison() {
  const open = useEditingStore((state) => state.open)
  const { data: theirs } = useCall(
    domains.read,
    { params: { id: open?.head._id ?? '' }, query: { language: open?.language, skipSession: 'true' } },
    { forget: true },
  )
  if (open === undefined) return null
  if (theirs === undefined) return <LoadingScreen />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 2 }}>
      <ChangeList title="What you changed" changes={entryChanges(open.stored, toWire(open.current))} />
      <ChangeList title="What they changed" changes={entryChanges(open.stored, theirs)} />
    </Box>
  )
}
