import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { acceptTurn } from '@sdp/dialogue/tests'
import { messages } from '@sdp/domain'
import { setTestTurn } from '@sdp/domain/tests'
import { type MouseEvent, useMemo } from 'react'
import { applyEdit, useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { notify } from '../../ui/notifications.tsx'
import { useChat } from './chat-store.ts'
import { turnsUpTo } from './conversation-turns.ts'
import { type ExpectedOtherwise as Expectation, expectedOtherwise } from './expected-otherwise.ts'

/** The kept tests that expect another answer at this point of the conversation. */
export function ExpectedOtherwise({ id }: { id: number }) {
  const said = useChat(({ messages: all }) => all)
  const beginsAfter = useChat((state) => state.beginsAfter)
  const domainId = useEditingStore(({ open }) => open?.head._id)
  const language = useEditingStore(({ open }) => open?.language)
  const domain = useEditingStore(({ open }) => open?.current)
  const found = useMemo(() => {
    if (domainId === undefined || language === undefined || domain === undefined) return []
    return expectedOtherwise(turnsUpTo(said, beginsAfter, id), { domainId, language, domain })
  }, [said, beginsAfter, id, domainId, language, domain])
  if (domainId === undefined || found.length === 0) return null
  return found.slice(0, maxShown).map((one) => <Line key={one.test} expectation={one} domainId={domainId} />)
}

/** Tests that begin alike expect alike. */
const maxShown = 3

function Line({ expectation, domainId }: { expectation: Expectation; domainId: string }) {
  const { test, index, run } = expectation
  const { disabledReason } = useEdit()
  const show = usePlaceIn(domainId)({ in: 'tests', name: test })
  const [first, ...others] = run.differences
  const words = first!.text.slice(`Turn ${index + 1}: `.length)
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return (
    <Box sx={{ mx: 1.25, my: 0.5, pl: 1, borderLeft: 2, borderColor: 'warning.main' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        The test{' '}
        {show === undefined ? (
          <b>{test}</b>
        ) : (
          <Link
            component="button"
            type="button"
            onClick={show}
            sx={{ font: 'inherit', textAlign: 'start', verticalAlign: 'baseline' }}
          >
            {test}
          </Link>
        )}{' '}
        expects otherwise: {words}
        {more}.
      </Typography>
      <Tooltip title={disabledReason ?? ''} describeChild>
        <Button
          aria-disabled={disabledReason !== undefined}
          aria-label={`This is right now: ${test}`}
          onClick={(event) => disabledReason === undefined && accept(expectation, event)}
          sx={{ minWidth: 0, px: 0, py: 0, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          This is right now
        </Button>
      </Tooltip>
    </Box>
  )
}

function accept({ test, index, turn, run, language }: Expectation, { currentTarget }: MouseEvent): void {
  // The line goes; the focus stays with the answer
  const answer = currentTarget.closest('li')?.querySelector('button')
  const { expected } = acceptTurn(turn, run, language)
  if (!applyEdit(setTestTurn, { name: test, index, turn: { expected } })) return
  answer?.focus()
  notify('success', messages.keepAsTest.accepted(test))
}
