import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { copyText } from '../browser/clipboard.ts'
import { downloadFile } from '../browser/download.ts'
import type { ListedDraft } from '../editing/use-listed-drafts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { formatDate } from '../ui/dates.ts'
import { notify } from '../ui/notifications.tsx'

interface DraftTextDialogProps {
  listed: ListedDraft
  /** What people call the place of the draft. */
  title: string
  onClose: () => void
}

/** Unsaved work as a text, also where nothing is left to restore it in (ruling R412). */
export function DraftTextDialog({ listed, title, onClose }: DraftTextDialogProps) {
  const { draft, savePointId, language } = listed
  const made = { domain: savePointId, ...draft.of, language, at: new Date(draft.at).toISOString() }
  const text = JSON.stringify({ ...made, changes: draft.forward }, null, 2)
  const copy = async () => {
    if (await copyText(text)) notify('success', messages.drafts.copied)
    else notify('error', messages.drafts.notCopied)
  }
  const download = () => {
    const file = `${made.domain}-${language}-unsaved-${made.at.slice(0, 10)}.json`
    downloadFile(file, new Blob([text], { type: 'application/json' }))
  }
  return (
    <Dialog
      open
      title={`Unsaved work of ${formatDate(draft.at)} in ${title}`}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button variant="contained" onClick={download}>
            Download
          </Button>
        </>
      }
    >
      <Box
        component="pre"
        // Or it could not be scrolled by keys
        tabIndex={0}
        aria-label="Unsaved work as JSON"
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: '60vh',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontSize: 12.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Dialog>
  )
}
