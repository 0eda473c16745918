import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { pasteIntoSlot, readPaste, type Slot } from '@sdp/domain/slots'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PastePreview } from './PastePreview.tsx'
import { pasteSummary } from './paste-summary.ts'
import type { WantedPaste } from './wanted-paste.ts'

interface PasteDialogProps {
  slot: Slot
  wanted: WantedPaste
  onClose: () => void
}

/** Shows what a paste would add and what of it is refused, before it is done as one edit. */
export function PasteDialog({ slot, wanted, onClose }: PasteDialogProps) {
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const { canonical } = wanted
  const [text, setText] = useState(wanted.text)
  const read = useDeferredValue(text)
  const paste = useMemo(
    () => readPaste(slot, { text: read, language, canonical }),
    [slot, read, language, canonical],
  )
  const isReady = text === read && paste.added.length > 0

  const submit = () => {
    if (isReady && edit(pasteIntoSlot, { slot: slot.name, text, language, canonical })) onClose()
  }
  return (
    <Dialog
      open
      title={canonical === undefined ? `Paste into ${slot.name}` : `Paste literals of ${canonical}`}
      width="md"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
            {pasteSummary(paste)}
          </Typography>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            Add
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {canonical === undefined
          ? 'A column of canonicals, or canonicals with their literals in the columns beside them.'
          : 'A column of literals.'}{' '}
        Literals in one cell are separated by commas.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / 1fr 1fr',
          gap: 2,
          height: 'min(420px, 50vh)',
          pt: 1,
        }}
      >
        <TextField
          autoFocus
          multiline
          // Without a number of rows each key would measure thousands of lines
          rows={4}
          label="Cells"
          value={text}
          onChange={({ target }) => setText(target.value)}
          sx={{ '& .MuiInputBase-root': { height: '100%', alignItems: 'flex-start' } }}
          slotProps={{
            htmlInput: {
              dir: 'auto',
              spellCheck: false,
              // Tabs stand between columns
              style: { tabSize: 16, whiteSpace: 'pre', height: '100%', overflow: 'auto' },
            },
          }}
        />
        <PastePreview paste={paste} />
      </Box>
    </Dialog>
  )
}
