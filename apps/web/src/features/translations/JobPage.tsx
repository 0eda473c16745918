import BackIcon from '@mui/icons-material/ArrowBack'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type TranslationItemReply, type TranslationJobWithTexts, translations } from '@sdp/api'
import { canEditConcepts, messages } from '@sdp/domain'
import { isOpenState } from '@sdp/domain/translations'
import { useMemo, useRef, useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import { jobSize, TranslationState } from '../../parts/TranslationState.tsx'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { notify } from '../../ui/notifications.tsx'
import { counted } from '../../ui/numbers.ts'
import { useAction } from '../../ui/use-action.ts'
import { FinishJobDialog } from './FinishJobDialog.tsx'
import { itemColumns } from './item-columns.tsx'
import { actOrNotify } from './notify-failure.ts'
import { askForJobs } from './use-translation-news.ts'

interface JobPageProps {
  id: string
  onClose: () => void
}

/** One job: its texts next to their translations, to be written here or in files. */
export function JobPage({ id, onClose }: JobPageProps) {
  const request = useCall(translations.read, { params: { id } }, { askAlways: true })
  return (
    <Loaded
      request={request}
      failed={messages.translations.jobLoadFailed}
      otherwise={<Button onClick={onClose}>All jobs</Button>}
    >
      {(job) => <Job job={job} onClose={onClose} />}
    </Loaded>
  )
}

type Problems = Awaited<ReturnType<typeof sendFile>>['problems']

function sendFile(id: string, file: File) {
  return call(translations.upload, { params: { id }, body: { file: [file] } })
}

function Job({ job, onClose }: { job: TranslationJobWithTexts; onClose: () => void }) {
  const { user, groups } = useUser()
  const chooser = useRef<HTMLInputElement>(null)
  const [isFinishing, setFinishing] = useState(false)
  const [problems, setProblems] = useState<Problems>()
  const { isBusy, act } = useAction()
  const { id, job_id, source_language, target_language, texts } = job
  const isOpen = isOpenState(job.state)
  const columns = useMemo(
    () =>
      itemColumns({
        source: source_language,
        target: target_language,
        isReadOnly: !isOpen,
        onSave: (textId, text, before) =>
          actOrNotify(() =>
            call(translations.save, { params: { id }, body: { texts: [{ textId, text, before }] } }),
          ),
      }),
    [id, source_language, target_language, isOpen],
  )
  const download = (endpoint: typeof translations.sheet | typeof translations.xliff, ending: string) =>
    act(
      async () =>
        downloadFile(
          `translations-${job_id}-${target_language}.${ending}`,
          await call(endpoint, { params: { id } }),
        ),
      { failed: messages.translations.downloadFailed },
    )
  const upload = (file: File) =>
    actOrNotify(async () => {
      const answer = await sendFile(id, file)
      if (answer.problems.length > 0) setProblems(answer.problems)
      else notify('success', `${counted(answer.changed, 'translation')} taken from ${file.name}`)
    })
  const cancel = async () => {
    const isWanted = await confirm({
      title: `Cancel job ${job_id}?`,
      text: 'What was translated in it is not written into the concepts. Its texts can be requested again.',
      action: 'Cancel job',
      danger: true,
    })
    if (isWanted) await actOrNotify(() => call(translations.cancel, { params: { id } }))
  }
  const toolbar = (
    <>
      <Button
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void download(translations.sheet, 'xlsx')}
      >
        Excel
      </Button>
      <Button
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void download(translations.xliff, 'xlf')}
      >
        XLIFF
      </Button>
      {isOpen && (
        <>
          <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
            Upload
          </Button>
          {canEditConcepts(user, groups) && (
            <Button color="error" onClick={() => void cancel()}>
              Cancel job
            </Button>
          )}
          <Button variant="contained" onClick={() => setFinishing(true)}>
            Finish
          </Button>
        </>
      )}
    </>
  )
  return (
    <>
      <TablePage
        title={`Job ${job_id}: ${source_language} → ${target_language}`}
        shown={texts.length}
        all={texts.length}
        toolbar={toolbar}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1.5 }}>
          <Tooltip title="All jobs">
            <IconButton aria-label="All jobs" size="small" onClick={onClose}>
              <BackIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <TranslationState state={job.state} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {jobSize(job)}, requested by {job.creator}
          </Typography>
        </Box>
        {job.state_message !== '' && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {job.state_message}
          </Alert>
        )}
        <Grid
          label="Texts to translate"
          columns={columns}
          rows={texts}
          keyOf={idOf}
          nameOf={nameOf}
          isMeasured
          none={messages.translations.nothingToTranslate}
        />
      </TablePage>
      <FileInput
        ref={chooser}
        label="Excel or XLIFF file"
        accept=".xlsx,.xlf,.xliff"
        onFiles={([file]) => void upload(file)}
      />
      {isFinishing && (
        <FinishJobDialog
          job={job}
          onDone={() => {
            void askForJobs()
            onClose()
          }}
          onClose={() => setFinishing(false)}
        />
      )}
      {problems !== undefined && <FileProblems problems={problems} onClose={() => setProblems(undefined)} />}
    </>
  )
}

function FileProblems({ problems, onClose }: { problems: Problems; onClose: () => void }) {
  return (
    <Dialog
      open
      title="The file was not taken"
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography role="alert" sx={{ mb: 1 }}>
        {messages.sheets.fixAndRetry}
      </Typography>
      <LongList label="Problems" entries={problems}>
        {({ message, cell, currentValue }) => (
          <>
            {message} {cell !== undefined && messages.sheets.cell(cell)} {messages.sheets.currentValue}{' '}
            <bdi>{currentValue === '' ? '(empty)' : currentValue}</bdi>
          </>
        )}
      </LongList>
    </Dialog>
  )
}

function idOf({ textId }: TranslationItemReply): string {
  return textId
}

function nameOf({ concept_name }: TranslationItemReply): string {
  return concept_name
}
