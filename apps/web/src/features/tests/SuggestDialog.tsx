import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addTests } from '@sdp/domain/tests'
import { useEffect, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { suggestedTests } from '../../parts/test-runs/use-test-running.ts'
import type { SuggestedTests } from '../../parts/test-runs/worker-messages.ts'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notifyFailure } from '../../ui/notifications.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { SuggestionList } from './SuggestionList.tsx'

/** Conversations for rules, intents and answers of handlers that no test reaches, to be taken one by one or all. */
export function SuggestDialog({ onClose }: { onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const language = useEditing((editing) => editing.language)
  const [suggestions, setSuggestions] = useState<SuggestedTests>()
  const [found, setFound] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const leaving = new AbortController()
    suggestedTests(leaving.signal, setFound).then(
      (all) => {
        if (!leaving.signal.aborted && all !== undefined) setSuggestions(all)
      },
      (error: unknown) => {
        notifyFailure(messages.tests.notSuggested, error)
        onClose()
      },
    )
    return () => leaving.abort()
  }, [onClose])
  const taken = suggestions?.tests.flatMap(({ test }) => (left.has(test.name) ? [] : [test])) ?? []
  const canAdd = taken.length > 0 && disabledReason === undefined
  const add = () => {
    if (canAdd && edit(addTests, { tests: taken })) onClose()
  }
  return (
    <Dialog
      open
      title="Suggested tests"
      language={language}
      width="md"
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!canAdd} title={disabledReason}>
            Add {counted(taken.length, 'test')}
          </Button>
        </>
      }
    >
      {suggestions === undefined ? (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Searching conversations for what no test reaches ...
            {found > 0 && ` ${counted(found, 'test')} so far`}
          </Typography>
          <LinearProgress aria-label="Searching conversations" />
        </>
      ) : (
        <>
          {suggestions.tests.length === 0 ? (
            <Typography variant="body2">No conversation was found that reaches something new.</Typography>
          ) : (
            <SuggestionList suggestions={suggestions.tests} left={left} onLeave={setLeft} />
          )}
          <Unreached suggestions={suggestions} onFollowed={onClose} />
        </>
      )}
    </Dialog>
  )
}

interface UnreachedProps {
  suggestions: SuggestedTests
  onFollowed: () => void
}

/** As many as somebody reads; beyond them the reasons repeat. */
const maxUnreached = 200

/** The rules that no conversation was found for, with the reason. */
function Unreached({ suggestions: { unreached, isCut }, onFollowed }: UnreachedProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const modules = useDomain((domain) => domain.modules)
  const placeOf = usePlaceIn(domainId)
  if (unreached.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Rules that no conversation reaches"
      sx={{ mt: 2, typography: 'body2' }}
    >
      <Typography variant="subtitle2" component="h3">
        {readableNumber(unreached.length)} rules that no conversation {isCut ? 'reached yet' : 'reaches'}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {unreached.slice(0, maxUnreached).map(({ place, reason }) => (
          <li key={`${place.module} ${place.rule}`}>
            <Link
              component="button"
              type="button"
              sx={{ font: 'inherit' }}
              onClick={() => {
                onFollowed()
                placeOf({ rule: place })?.()
              }}
            >
              {modules[place.module]?.name} {place.rule + 1}
            </Link>
            : {reason}
          </li>
        ))}
        {unreached.length > maxUnreached && <li>{readableNumber(unreached.length - maxUnreached)} more</li>}
      </Box>
    </Box>
  )
}
