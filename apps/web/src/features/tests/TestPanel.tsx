import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { addTestTurns, type ConversationTest, newTestTurn } from '@sdp/domain/tests'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { isFailure } from '../../parts/test-runs/test-runs.ts'
import { topBarHeight } from '../../ui/layout.ts'
import { AcceptSelected } from './AcceptSelected.tsx'
import { GoOnInChat } from './GoOnInChat.tsx'
import { RunReal } from './RunReal.tsx'
import { StartDialog } from './StartDialog.tsx'
import { TurnCard } from './TurnCard.tsx'
import { resultTexts } from './test-columns.tsx'
import { useShownRun } from './use-shown-run.ts'

interface TestPanelProps {
  test: ConversationTest
  language: string
  onClose: () => void
}

/** A test as a conversation: what is said, what is expected, and what came of it. */
export function TestPanel({ test, language, onClose }: TestPanelProps) {
  const { edit, canEdit, disabledReason } = useEdit()
  const { run, summary } = useShownRun(test.name, language)
  const [isStartOpen, setStartOpen] = useState(false)
  const { name, turns } = test
  const [added, setAdded] = useState<number>()
  const addTurn = () => {
    if (edit(addTestTurns, { name, index: turns.length, turns: [newTestTurn()] })) setAdded(turns.length)
  }
  return (
    <Box
      component="section"
      aria-label={`Test ${name}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      sx={{
        position: 'sticky',
        top: topBarHeight,
        flex: '0 0 clamp(380px, 36%, 620px)',
        minHeight: '80vh',
        maxHeight: `calc(100vh - ${topBarHeight}px)`,
        overflowY: 'auto',
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        px: 2,
        pb: 8,
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 52,
        }}
      >
        <Typography variant="h3" noWrap title={name} sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <IconButton size="small" aria-label="Close the test" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, ml: -0.75 }}>
        {isFailure(summary) && <AcceptSelected tests={[test]} />}
        {turns.length > 0 && <RunReal tests={[test]} />}
        <GoOnInChat test={test} language={language} run={run} />
        <Button size="small" onClick={() => setStartOpen(true)}>
          Car at the start
        </Button>
      </Box>
      {summary !== undefined && summary.result !== 'passed' && (
        <Alert severity={summary.result === 'needs guesses' ? 'info' : 'error'} sx={{ mb: 1.5, py: 0 }}>
          {summary.reason ?? resultTexts[summary.result]}
        </Alert>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {turns.map((turn, index) => (
          <TurnCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn has nothing that distinguishes it but its place
            key={index}
            name={name}
            index={index}
            turn={turn}
            count={turns.length}
            run={run?.turns[index]}
            language={language}
            isNew={index === added}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={!canEdit}
        title={disabledReason}
        onClick={addTurn}
        sx={{ mt: 2 }}
      >
        Add turn
      </Button>
      {isStartOpen && <StartDialog test={test} onClose={() => setStartOpen(false)} />}
    </Box>
  )
}
