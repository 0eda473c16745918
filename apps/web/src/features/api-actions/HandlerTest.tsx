import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type HandlerAnswer, handlers as handlerCalls } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { Environment, Handler } from '@sdp/domain/api-actions'
import { useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { oneLine } from '../../ui/layout.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { readableNumber } from '../../ui/numbers.ts'

interface HandlerTestProps {
  handler: Handler
  environments: readonly Environment[]
}

/** Calls a handler in the environment that is chosen, by way of the server, and shows its reply. */
export function HandlerTest({ handler: { id, urls }, environments }: HandlerTestProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const [environment, setEnvironment] = useState(
    () => environments.find((one) => urls[one] !== '') ?? environments[0],
  )
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [answer, setAnswer] = useState<HandlerAnswer>()
  const url = environment === undefined ? '' : urls[environment]

  const ask = async () => {
    setDialogOpen(true)
    setAnswer(undefined)
    try {
      setAnswer(await call(handlerCalls.test, { params: { id: domainId }, body: { url } }))
    } catch (error) {
      notifyFailure(messages.handlers.testFailed, error)
    }
    setDialogOpen(false)
  }
  return (
    <Box component="section" aria-label={`Test of ${id}`} sx={{ mt: 2, minHeight: 0, overflow: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" noWrap>
          {id}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={environment}
          aria-label="Environment"
          onChange={(_, chosen: Environment | null) => {
            if (chosen === null) return
            setEnvironment(chosen)
            setAnswer(undefined)
          }}
        >
          {environments.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25 }}>
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" sx={{ ...oneLine, flex: 1, color: 'text.secondary' }}>
          {url === '' ? 'There is no base URL' : url}
        </Typography>
        <Button
          variant="contained"
          disabled={url === '' || isDialogOpen}
          onClick={() => void ask()}
          autoFocus
        >
          {isDialogOpen ? 'Testing…' : 'Test this handler'}
        </Button>
      </Box>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </Box>
  )
}

function Answer({ answer }: { answer: HandlerAnswer }) {
  const time = `${readableNumber(answer.millis)} ms`
  if (!answer.isAnswered) {
    return (
      <Alert severity="error" sx={{ mt: 1.5, py: 0 }}>
        No answer after {time}: {answer.problem}.
      </Alert>
    )
  }
  const { status, contentType, body, isCut } = answer
  return (
    <>
      <Alert severity={status < 400 ? 'success' : 'warning'} sx={{ mt: 1.5, py: 0 }}>
        Status {status}, {time}
        {contentType !== '' && `, ${contentType}`}
      </Alert>
      {body !== '' && (
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Answer"
          sx={{
            typography: 'body2',
            fontFamily: 'monospace',
            maxHeight: 220,
            overflow: 'auto',
            m: 0,
            mt: 1,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {body}
          {isCut && '\n…'}
        </Box>
      )}
    </>
  )
}
