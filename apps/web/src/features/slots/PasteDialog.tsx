import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Paste } from '@sdp/domain/slots'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { PastePreview } from './PastePreview.tsx'

interface PasteDialogProps {
  title: string
  /** What can be pasted. */
  hint: ReactNode
  /** What was pasted to open it. */
  pasted: string
  /** What a text would add; the same function as long as it reads the same. */
  read: (text: string) => Paste
  summaryOf: (paste: Paste) => string
  /** Returns whether it was added. */
  onAdd: (text: string) => boolean
  onClose: () => void
}

/** Shows what a paste would add and what of it is refused, before it is done as one edit. */
export function PasteDialog(props: PasteDialogProps) {
  const { title, hint, pasted, read, summaryOf, onAdd, onClose } = props
  const [text, setText] = useState(pasted)
  const shown = useDeferredValue(text)
  const paste = useMemo(() => read(shown), [read, shown])
  const isReady = text === shown && paste.added.length > 0

  const submit = () => {
    if (isReady && onAdd(text)) onClose()
  }
  return (
    <Dialog
      open
      title={title}
      width="md"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
            {summaryOf(paste)}
          </Typography>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            Add
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {hint}
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
