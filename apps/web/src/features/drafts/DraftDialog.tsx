import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { touchedBy } from '../../editing/draft.ts'
import type { FoundDraft } from '../../editing/draft-keeping.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/dates.ts'

interface DraftDialogProps {
  drafts: readonly FoundDraft[]
  onRestore: (draft: FoundDraft) => void
  onDiscard: (draft: FoundDraft) => void
  onLater: () => void
}

/** Offers what was left unsaved; of several drafts one is chosen. */
export function DraftDialog({ drafts, onRestore, onDiscard, onLater }: DraftDialogProps) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen = drafts.find(({ id }) => id === chosenId) ?? drafts[0]!
  const discard = async () => {
    const isWanted = await confirm({
      title: 'Discard this work?',
      text: messages.drafts.discarding(formatDate(chosen.at)),
      action: 'Discard',
      danger: true,
    })
    if (isWanted) onDiscard(chosen)
  }
  return (
    <Dialog
      open
      title="Unsaved work"
      onClose={onLater}
      actions={
        <>
          <Button color="error" onClick={() => void discard()} sx={{ mr: 'auto' }}>
            Discard
          </Button>
          <Button onClick={onLater}>Later</Button>
          <Button variant="contained" onClick={() => onRestore(chosen)} autoFocus>
            Restore
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1.5 }}>
        You left changes of this domain that were not saved. They are kept in this browser for 30 days.
      </DialogContentText>
      {drafts.length === 1 ? (
        <DraftText draft={chosen} />
      ) : (
        <RadioGroup
          aria-label="Drafts"
          value={chosen.id}
          onChange={({ target }) => setChosenId(target.value)}
        >
          {drafts.map((draft) => (
            <FormControlLabel
              key={draft.id}
              value={draft.id}
              control={<Radio size="small" />}
              label={<DraftText draft={draft} />}
            />
          ))}
        </RadioGroup>
      )}
    </Dialog>
  )
}

function DraftText({ draft }: { draft: FoundDraft }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block' }}>
        {formatDate(draft.at)}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {touchedBy(draft)}
      </Typography>
      {draft.removedLanguage !== undefined && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {messages.drafts.languageRemoved(draft.removedLanguage)}
        </Typography>
      )}
    </>
  )
}
