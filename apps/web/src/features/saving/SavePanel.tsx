import SavedIcon from '@mui/icons-material/CheckOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { messages } from '@sdp/domain'
import { useRef, useState } from 'react'
import { useCommitMessage } from '../../editing/commit-message.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { stopWaiting } from '../../editing/saving.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useCommand } from '../../ui/commands.ts'
import { formatDate } from '../../ui/dates.ts'
import { keepFocus } from '../../ui/focus.ts'
import { longWait, useIsAfter } from '../../ui/long-wait.ts'
import { notify } from '../../ui/notifications.tsx'
import { ariaKeys, keysOf } from '../../ui/shortcuts.ts'
import { CommitDialog } from './CommitDialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useSaveKey } from './use-save-key.ts'

/** Where the open domain is saved, and how that goes. */
export function SavePanel() {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, disabledReason, save } = useEdit()
  const conflict = useEditingStore((state) => state.conflict)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [savedAt, setSavedAt] = useState<string>()
  const { message, setMessage } = useCommitMessage()
  const canSave = isUnsaved && canEdit
  const isSaved = savedAt !== undefined && !isUnsaved && !isSaving
  const held = useRef<Element>(null)
  useSaveKey((field) => {
    held.current = field
    if (disabledReason === undefined) setDialogOpen(true)
    else notify('warning', disabledReason)
  })

  useCommand('Save', canSave ? () => setDialogOpen(true) : undefined, 'save')

  const submit = async () => {
    setDialogOpen(false)
    if (await save(message)) {
      setMessage('')
      setSavedAt(formatDate(new Date()))
    }
    // While it was saved the field could not have the focus
    keepFocus(held.current)
    held.current = null
  }
  return (
    <>
      <SaveState isUnsaved={isUnsaved} isSaving={isSaving} />
      <Tooltip
        // It lies on the button of the problems, which takes the clicks
        disableInteractive
        title={
          isUnsaved
            ? (disabledReason ?? keysOf('save'))
            : isSaved
              ? `Saved on ${savedAt}`
              : 'There are no changes to save'
        }
      >
        <span>
          <Button
            variant="contained"
            startIcon={isSaved ? <SavedIcon color="success" /> : <SaveIcon />}
            loading={isSaving}
            loadingPosition="start"
            disabled={!canSave}
            sx={{ flexShrink: 0 }}
            aria-keyshortcuts={ariaKeys('save')}
            onClick={() => setDialogOpen(true)}
          >
            Save
          </Button>
        </span>
      </Tooltip>
      {isDialogOpen && canSave && (
        <CommitDialog
          onSubmit={() => void submit()}
          onClose={() => {
            held.current = null
            setDialogOpen(false)
          }}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} message={message} onSaved={() => setMessage('')} />}
    </>
  )
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

function SaveState({ isUnsaved, isSaving }: { isUnsaved: boolean; isSaving: boolean }) {
  const isWaiting = useEditingStore((state) => state.isWaitingForServer)
  const isLong = useIsAfter(longWait, String(isSaving))
  return (
    <>
      <Box
        role="status"
        aria-label="Save state"
        title={isWaiting ? messages.domain.saveWaits : undefined}
        sx={[
          {
            typography: 'caption',
            color: isWaiting ? 'warning.main' : 'text.secondary',
            whiteSpace: 'nowrap',
          },
          // The button shows what there is to save and that it is being saved; a text that comes and goes moves the header.
          !isWaiting && visuallyHidden,
        ]}
      >
        {saveStateText({ isUnsaved, isSaving, isWaiting })}
      </Box>
      {isSaving && (isWaiting || isLong) && <Button onClick={stopWaiting}>Stop waiting</Button>}
    </>
  )
}

interface SaveStates {
  isUnsaved: boolean
  isSaving: boolean
  isWaiting: boolean
}

function saveStateText({ isUnsaved, isSaving, isWaiting }: SaveStates): string {
  if (isSaving) return isWaiting ? 'Waiting for the server' : 'Saving'
  return isUnsaved ? 'Unsaved changes' : ''
}
