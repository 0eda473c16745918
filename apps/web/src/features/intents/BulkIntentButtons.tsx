import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { messages } from '@sdp/domain'
import { type Intent, setArbitration, setJustTalk } from '@sdp/domain/intents'
import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { nameOf } from '../../ui/names.ts'
import { notify } from '../../ui/notifications.tsx'
import { ArbitrationMenu } from './ArbitrationMenu.tsx'

/** What can be done with the selected intents at once in addition to deleting them, each as one step of undo. */
export function BulkIntentButtons({ intents }: { intents: readonly Intent[] }) {
  const { canEdit, edit } = useEdit()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const names = intents.map(nameOf)

  const copy = async (what: 'names' | 'expressions', lines: readonly string[]) => {
    if (await copyText(lines.join('\n'))) notify('success', messages.intents.copied(lines.length, what))
  }
  return (
    <>
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
      <ArbitrationMenu
        anchor={anchor}
        onChoose={(arbitration) => edit(setArbitration, { names, arbitration })}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
