import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addTests, type ConversationTest, type TestTurn } from '@sdp/domain/tests'
import { useEffect, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { suggestedTests } from '../../parts/test-runs/use-test-running.ts'
import type { SuggestedTests } from '../../parts/test-runs/worker-messages.ts'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notifyFailure } from '../../ui/notifications.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { valuesText } from './expectations.ts'

/** Conversations for rules, intents and answers of handlers that no test reaches, to be taken one by one or all. */
export function SuggestDialog({ onClose }: { onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const language = useEditing((editing) => editing.language)
  const [suggestions, setSuggestions] = useState<SuggestedTests>()
  const [found, setFound] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<ConversationTest>>(new Set())
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
  const taken = suggestions?.tests.filter((test) => !left.has(test)) ?? []
  const add = () => {
    if (edit(addTests, { tests: taken })) onClose()
  }
  const take = (test: ConversationTest, isTaken: boolean) =>
    setLeft((before) => new Set(isTaken ? [...before].filter((one) => one !== test) : [...before, test]))
  return (
    <Dialog
      open
      title="Suggested tests"
      language={language}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={taken.length === 0 || disabledReason !== undefined}
            title={disabledReason}
            onClick={add}
          >
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
          {suggestions.tests.length === 0 && (
            <Typography variant="body2">No conversation was found that reaches something new.</Typography>
          )}
          <Box component="ul" aria-label="Suggested tests" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {suggestions.tests.map((test) => (
              <Box
                component="li"
                key={test.name}
                sx={{ display: 'flex', gap: 1, py: 0.5, typography: 'body2' }}
              >
                <CheckBox
                  label={`Take ${test.name}`}
                  checked={!left.has(test)}
                  onChange={(isTaken) => take(test, isTaken)}
                />
                <Box sx={{ minWidth: 0 }}>
                  <b>{test.name}</b>
                  <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {test.turns.map((turn) => saidIn(turn, language)).join(' → ')}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
          <Unreached suggestions={suggestions} onFollowed={onClose} />
        </>
      )}
    </Dialog>
  )
}

/** What a turn says: its sentence, or the intent with its values; a bare answer is values alone. */
function saidIn({ sentences, intent, slots }: TestTurn, language: string): string {
  const sentence = sentences[language]
  if (sentence !== undefined) return `“${sentence}”`
  const values = Object.keys(slots).length === 0 ? '' : valuesText(slots)
  return intent === '' || values === '' ? `${intent}${values}` : `${intent} (${values})`
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
