import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { revisions } from '@sdp/api'
import { isSamePerson, messages } from '@sdp/domain'
import type { Merge, Side } from '@sdp/domain/merging'
import { entryChanges, entryOrder, toWire } from '@sdp/domain/wire'
import { useMemo, useState } from 'react'
import { keepAsDraft, keepSnoozedCopy, snoozeCurrentDraft } from '../../editing/draft-keeping.ts'
import { type SaveConflict, useEditingStore } from '../../editing/editing-store.ts'
import { mergeWithTheirs, type Theirs, takeMerge } from '../../editing/merge-with-theirs.ts'
import type { OpenDomain } from '../../editing/open-domain.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { ChangeList } from '../../parts/ChangeList.tsx'
import { entryTitle } from '../../parts/merged-entry.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/dates.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { notify } from '../../ui/notifications.tsx'
import { Clashes } from './Clashes.tsx'
import { KeepAsSavePoint } from './KeepAsSavePoint.tsx'
import { savesSince } from './saves-since.ts'
import { useTheirs } from './use-theirs.ts'

interface ConflictDialogProps {
  conflict: SaveConflict
  /** The commit message of the save that met the conflict. */
  message: string
  onSaved: () => void
}

/** Somebody else saved meanwhile: who, what and when, and the ways out. Closing it changes nothing. */
export function ConflictDialog({ conflict, message, onSaved }: ConflictDialogProps) {
  const { save, disabledReason } = useEdit()
  const [decisions, setDecisions] = useState<Readonly<Record<string, Side>>>({})
  const [isNaming, setNaming] = useState(false)
  const [saveId] = useState(() => crypto.randomUUID())
  const { open, theirs, failure } = useTheirs()
  const { isOwn, others } = useWhoSaved(conflict)
  const merge = useMemo(
    () => open && theirs && mergeWithTheirs(open, theirs, decisions),
    [open, theirs, decisions],
  )
  const undecided = merge?.both.filter(({ id }) => decisions[id] === undefined).length ?? 0
  const isGivingUp = merge?.both.some(({ id }) => decisions[id] === 'theirs') ?? false
  const reason = disabledReason ?? (undecided > 0 ? messages.conflict.undecided(undecided) : undefined)

  const saveBoth = async () => {
    if (theirs === undefined || merge === undefined) return
    if (isGivingUp) await keepSnoozedCopy()
    takeMerge(theirs, merge)
    if (await save(message)) onSaved()
  }
  return (
    <Dialog
      open
      width="lg"
      title={isOwn ? messages.conflict.savedElsewhere : messages.domain.staleRevision}
      onClose={() => useEditingStore.setState({ conflict: undefined })}
      actions={
        <>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
            {reason}
          </Typography>
          <Button color="error" onClick={() => void takeTheirs()}>
            Take theirs
          </Button>
          <Button onClick={() => setNaming(true)}>Keep mine as a new save point</Button>
          <Button
            variant="contained"
            disabled={merge === undefined || reason !== undefined}
            onClick={() => void saveBoth()}
          >
            Save both
          </Button>
        </>
      }
    >
      <DialogContentText>
        {[
          isOwn
            ? messages.conflict.savedByYou(conflict.message, formatDate(conflict.at))
            : messages.conflict.saved(conflict.authorName, conflict.message, formatDate(conflict.at)),
          ...(others === undefined ? [] : [others]),
          messages.conflict.waysOut,
        ].join(' ')}
      </DialogContentText>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {open && theirs && merge ? (
        <>
          <Clashes
            clashes={merge.both}
            domain={open.current}
            decisions={decisions}
            onDecide={(more) => setDecisions((before) => ({ ...before, ...more }))}
          />
          {isGivingUp && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {messages.conflict.keepsDraft}
            </Typography>
          )}
          <Problems merge={merge} />
          <WhatEachChanged open={open} theirs={theirs} />
        </>
      ) : (
        failure === undefined && <LoadingScreen />
      )}
      {isNaming && <KeepAsSavePoint message={message} saveId={saveId} onClose={() => setNaming(false)} />}
    </Dialog>
  )
}

async function takeTheirs(): Promise<void> {
  if (!(await keepAsDraft())) return notify('error', messages.drafts.notKept)
  snoozeCurrentDraft()
  await reloadDomain()
}

function Problems({ merge: { problems } }: { merge: Merge }) {
  if (problems.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {messages.conflict.mentionsRemoved}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {problems.map(({ list, name, message }) => (
          <li key={`${list} ${name} ${message}`}>
            {entryTitle({ list, name })}: {message}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function WhatEachChanged({ open, theirs }: { open: OpenDomain; theirs: Theirs }) {
  const { mine, them } = useMemo(
    () => ({
      mine: entryChanges(open.stored, toWire(open.current)),
      them: entryChanges(open.stored, theirs.open.stored),
    }),
    [open, theirs],
  )
  const order = useMemo(() => entryOrder(open.current), [open])
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 2 }}>
      <ChangeList title="What you changed" changes={mine} order={order} renames={open.renames} />
      <ChangeList title="What they changed" changes={them} order={order} />
    </Box>
  )
}

/** Whether the save that came first was one's own (ruling R399), and who else saved since the domain was opened. */
function useWhoSaved({ author }: SaveConflict): { isOwn: boolean; others: string | undefined } {
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
