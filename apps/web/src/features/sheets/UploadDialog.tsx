import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { canCommitUpload, sheetExtensions } from '@sdp/domain/sheets'
import { useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { ProblemList } from './ProblemList.tsx'
import type { SheetKindName } from './sheet-orders.ts'
import { UploadChanges } from './UploadChanges.tsx'
import { useUpload } from './use-upload.ts'

interface UploadDialogProps {
  kind: SheetKindName
  onClose: () => void
}

export function UploadDialog({ kind, onClose }: UploadDialogProps) {
  const domain = useEditing((editing) => editing.domain)
  const { disabledReason } = useEdit()
  const { state, start, cancel, commit } = useUpload(kind)
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  const hasNothingToCommit = state.status === 'success' && state.upload.changes.length === 0
  const canCommit = canCommitUpload(state.status) && !hasNothingToCommit && disabledReason === undefined

  return (
    <Dialog
      open
      title={`Upload Excel: ${kind}`}
      width="md"
      onClose={onClose}
      actions={
        <>
          {state.status === 'saving' ? (
            <Button autoFocus onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Close</Button>
              <Button
                autoFocus={!canCommit}
                variant={state.status === 'success' ? 'text' : 'contained'}
                startIcon={<UploadIcon />}
                onClick={choose}
              >
                {state.status === 'initial' ? 'Choose file' : 'Choose another file'}
              </Button>
            </>
          )}
          <Tooltip title={(canCommitUpload(state.status) && disabledReason) || ''}>
            <span>
              <Button
                // Again once it can be pressed, so that the focus goes to it.
                key={String(canCommit)}
                autoFocus={canCommit}
                variant="contained"
                disabled={!canCommit}
                onClick={() => commit() && onClose()}
              >
                Commit Changes
              </Button>
            </span>
          </Tooltip>
        </>
      }
    >
      <FileInput
        ref={chooser}
        label="Excel file"
        accept={sheetExtensions.join(',')}
        onFiles={([file]) => void start(file)}
      />
      <Box
        sx={{ minHeight: 120 }}
        // Or the browser would open the file in place of the page
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file !== undefined && state.status !== 'saving') void start(file)
        }}
      >
        {state.status === 'initial' && <Explanation kind={kind} domain={domain.name} />}
        {state.status === 'saving' && <Progress file={state.file.name} {...state.progress} />}
        {state.status === 'failed' && <ProblemList file={state.file.name} problems={state.problems} />}
        {state.status === 'success' && (
          <UploadChanges
            kind={kind}
            file={state.file.name}
            language={state.source.language}
            upload={state.upload}
          />
        )}
      </Box>
    </Dialog>
  )
}

const replaced = {
  intents: 'The expressions of the intents it names are replaced, the other intents keep theirs.',
  slots: 'The literals of the slots it names are replaced in this language, the other slots keep theirs.',
  'UI actions':
    'The texts of the responses it names are replaced in this language, the other responses keep theirs.',
} as const

function Explanation({ kind, domain }: { kind: SheetKindName; domain: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        Drop an .xls or .xlsx file here or choose one; its name has to contain “{domain}”. Its first sheet is
        read. {replaced[kind]}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Rows of a download that are still empty change nothing. You see what would change before it is
        committed, and a commit can be undone.
      </Typography>
    </Box>
  )
}

function Progress({ file, step, lines }: { file: string; step: string; lines: number }) {
  const what = lines === 0 ? step : `${step} ${readableNumber(lines)} lines`
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
      <LinearProgress aria-label={what} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {what}
      </Typography>
    </Box>
  )
}
