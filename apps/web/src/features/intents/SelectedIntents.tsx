import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { messages } from '@sdp/domain'
import { type Intent, setArbitration, setJustTalk } from '@sdp/domain/intents'
import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import { notify } from '../../ui/notifications.tsx'
import { ArbitrationMenu } from './ArbitrationMenu.tsx'

interface SelectedIntentsProps {
  intents: readonly Intent[]
  onDelete: (names: readonly string[]) => void
  onClear: () => void
}

/** What can be done with the selected intents at once, each as one step of undo. */
export function SelectedIntents({ intents, onDelete, onClear }: SelectedIntentsProps) {
  const { canEdit, whyNot, edit } = useEdit()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const names = intents.map(({ name }) => name)

  const copy = async (what: 'names' | 'expressions', lines: readonly string[]) => {
    if (await copyText(lines.join('\n'))) notify('success', messages.intents.copied(lines.length, what))
  }
  return (
    <SelectionBar label="Selected intents" count={names.length} whyNot={whyNot} onClear={onClear}>
      <Button
        disabled={!canEdit}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Arbitration
      </Button>
      <Button disabled={!canEdit} onClick={() => edit(setJustTalk, { names, justTalk: true })}>
        Just Talk on
      </Button>
      <Button disabled={!canEdit} onClick={() => edit(setJustTalk, { names, justTalk: false })}>
        Just Talk off
      </Button>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <Button startIcon={<CopyIcon />} onClick={() => void copy('names', names)}>
        Copy names
      </Button>
      <Button
        startIcon={<CopyIcon />}
        onClick={() =>
          void copy(
            'expressions',
            intents.flatMap(({ expressions }) => expressions.map(({ text }) => text)),
          )
        }
      >
        Copy expressions
      </Button>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <Button color="error" startIcon={<DeleteIcon />} disabled={!canEdit} onClick={() => onDelete(names)}>
        Delete
      </Button>
      <ArbitrationMenu
        anchor={anchor}
        onChoose={(arbitration) => edit(setArbitration, { names, arbitration })}
        onClose={() => setAnchor(null)}
      />
    </SelectionBar>
  )
}
