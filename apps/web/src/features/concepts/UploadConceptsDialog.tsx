import UploadIcon from '@mui/icons-material/UploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { concepts, type UploadedConcepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { conceptColumns } from '@sdp/domain/sheets'
import { useRef, useState } from 'react'
import { call } from '../../server/calls.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { counted } from '../../ui/numbers.ts'
import { useAction } from '../../ui/use-action.ts'
import { refetchChanged } from './concept-news.ts'
import { flagSaved } from './saved-flag.ts'

/** Checks a file of concepts, shows what it would change, and persists that. */
export function UploadConceptsDialog({ onClose }: { onClose: () => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<{ file: string; answer: UploadedConcepts }>()
  const { isBusy, act } = useAction()
  const check = (file: File) => {
    // One that is refused does not leave the one before to be persisted
    setChecked(undefined)
    return act(
      async () =>
        setChecked({ file: file.name, answer: await call(concepts.upload, { body: { file: [file] } }) }),
      { failed: messages.concepts.uploadFailed },
    )
  }
  const persist = async ({ concepts: changed }: UploadedConcepts) => {
    const isDone = await act(
      async () => {
        await call(concepts.bulk, { body: { concepts: changed } })
        flagSaved()
        await refetchChanged()
      },
      { failed: messages.concepts.persistFailed, done: messages.concepts.persisted },
    )
    if (isDone) onClose()
  }
  const answer = checked?.answer
  const canPersist = answer !== undefined && answer.problems.length === 0 && answer.concepts.length > 0
  return (
    <Dialog
      open
      title="Upload concepts"
      width="md"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Close
          </Button>
          <Button
            startIcon={<UploadIcon />}
            variant={canPersist ? 'text' : 'contained'}
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
          >
            {checked === undefined ? 'Choose file' : 'Choose another file'}
          </Button>
          <Button
            variant="contained"
            disabled={!canPersist || isBusy}
            onClick={() => answer && void persist(answer)}
          >
            Persist
          </Button>
        </>
      }
    >
      <FileInput ref={chooser} label="Excel file" accept=".xlsx" onFiles={([file]) => void check(file)} />
      <Box
        sx={{ minHeight: 160, display: 'grid', gap: 1, alignContent: 'start' }}
        // Or the browser would open the file in place of the page
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file !== undefined && !isBusy) void check(file)
        }}
      >
        {checked === undefined ? <Explanation /> : <Checked {...checked} />}
      </Box>
    </Dialog>
  )
}

function Explanation() {
  return (
    <>
      <Typography>
        Drop an .xlsx file here or choose one. A row is one text; an exported file has the columns.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Columns: {conceptColumns.join(', ')}. A row with an id changes that text, one without adds one. Texts
        that the file leaves out stay. You see what would change before it is persisted.
      </Typography>
    </>
  )
}

function Checked({ file, answer }: { file: string; answer: UploadedConcepts }) {
  const { problems, rows, created, updated, disabled } = answer
  if (problems.length > 0) {
    return (
      <>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
        <Typography role="alert">{messages.sheets.fixAndRetry}</Typography>
        <LongList label="Problems" entries={problems}>
          {({ message, cell, currentValue }) => (
            <>
              {message} {cell !== undefined && messages.sheets.cell(cell)} {messages.sheets.currentValue}{' '}
              <bdi>{currentValue === '' ? '(empty)' : currentValue}</bdi>
            </>
          )}
        </LongList>
      </>
    )
  }
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
      <Typography role="status">
        {answer.concepts.length === 0
          ? messages.concepts.nothingToPersist
          : `${counted(answer.concepts.length, 'concept')}: ${created} created, ${updated} updated, ${disabled} disabled.`}
      </Typography>
      {rows.length > 0 && (
        <LongList label="What would change" entries={rows} maxHeight="46vh">
          {({ line, concept_name, language, text, textOperationResult }) => (
            <>
              Line {line}: {textOperationResult} <strong>{concept_name}</strong> in {language}:{' '}
              <bdi>{text}</bdi>
            </>
          )}
        </LongList>
      )}
    </>
  )
}
