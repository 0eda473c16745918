import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { type ConversationTest, setTestTurns } from '@sdp/domain/tests'
import { useEffect, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import type { RealRun } from '../../parts/test-runs/real-runs.ts'
import { isFailure } from '../../parts/test-runs/test-runs.ts'
import { runWithRealHandlers } from '../../parts/test-runs/use-test-running.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { resultTexts } from './test-columns.tsx'

interface RealRunDialogProps {
  tests: readonly ConversationTest[]
  onClose: () => void
}

/** Runs tests once with real handlers; it is given up by closing it, and by an edit from elsewhere. */
export function RealRunDialog({ tests, onClose }: RealRunDialogProps) {
  const { edit, disabledReason } = useEdit()
  const language = useEditing((editing) => editing.language)
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useDomain((one) => one)
  const [started] = useState({ domain, names: tests.map(({ name }) => name) })
  const [runs, setRuns] = useState<readonly RealRun[]>([])
  const [end, setEnd] = useState<'done' | { problem: string }>()
  const isChanged = domain !== started.domain
  useEffect(() => {
    if (isChanged) return
    const leaving = new AbortController()
    const onRun = (run: RealRun) => setRuns((before) => [...before, run])
    setRuns([])
    setEnd(undefined)
    runWithRealHandlers(started.names, { domainId, signal: leaving.signal, onRun }).then(
      () => !leaving.signal.aborted && setEnd('done'),
      (error: unknown) => setEnd({ problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => leaving.abort()
  }, [started, isChanged, domainId])
  const taken = runs.flatMap(({ name, taken: turns }) => (turns === undefined ? [] : [{ name, turns }]))
  const take = () => {
    if (edit(setTestTurns, { turns: taken })) onClose()
  }
  const isRunning = end === undefined && !isChanged
  return (
    <Dialog
      open
      title="Run with the real handlers"
      language={language}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isRunning ? 'Cancel' : 'Close'}</Button>
          <Button
            variant="contained"
            disabled={isRunning || isChanged || taken.length === 0 || disabledReason !== undefined}
            title={disabledReason}
            onClick={take}
          >
            Take these answers as recorded
          </Button>
        </>
      }
    >
      {isRunning && (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {readableNumber(runs.length)} of {counted(tests.length, 'test')} run ...
          </Typography>
          <LinearProgress aria-label="Running with the real handlers" sx={{ mb: 2 }} />
        </>
      )}
      {isChanged && <Alert severity="info">{messages.tests.realGivenUp}</Alert>}
      {typeof end === 'object' && <Alert severity="error">{messages.tests.notRun(end.problem)}</Alert>}
      <Box
        component="ul"
        aria-label="What came of it"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {runs.map((run) => (
          <Run key={run.name} run={run} />
        ))}
      </Box>
    </Dialog>
  )
}

/** What came of one test, and what differs from what was recorded. */
function Run({ run }: { run: RealRun }) {
  const { name, result, reason, calls, answers } = run
  return (
    <Box component="li" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <b>{name}</b>:{' '}
      <Box component="span" sx={{ color: isFailure(run) ? 'error.main' : undefined }}>
        {resultTexts[result]}
        {reason !== undefined && `. ${reason}`}
      </Box>
      {answers.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {calls === 0 ? messages.tests.noHandlerCalled : messages.tests.answersAsRecorded}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {answers.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  )
}
