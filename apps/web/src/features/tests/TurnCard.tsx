import ArrowDownIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { acceptTurn, answerInWords, recordTurn, type TurnRun } from '@sdp/dialogue'
import { deleteTestTurn, moveTestTurn, setTestTurn, type TestTurn } from '@sdp/domain/tests'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { AnswersDialog } from './AnswersDialog.tsx'
import { ExpectationList } from './ExpectationList.tsx'
import { readValues, valuesText } from './expectations.ts'
import { TurnStory } from './TurnStory.tsx'
import { TurnText } from './TurnText.tsx'

interface TurnCardProps {
  /** Of the test. */
  name: string
  index: number
  turn: TestTurn
  /** How many turns the test has. */
  count: number
  run: TurnRun | undefined
  language: string
  /** Whether it was just added, so that one goes on writing in it. */
  isNew: boolean
}

/** One turn: what is said as a bubble of the user, what came of it as one of the assistant, and what is compared. */
export function TurnCard({ name, index, turn, count, run, language, isNew }: TurnCardProps) {
  const { edit, canEdit, disabledReason } = useEdit()
  const [isWhyOpen, setWhyOpen] = useState(false)
  const [areAnswersOpen, setAnswersOpen] = useState(false)
  const change = (changed: Partial<TestTurn>) => edit(setTestTurn, { name, index, turn: changed })
  const number = index + 1
  const sentence = turn.sentences[language] ?? ''
  const setSentence = (text: string) => {
    const { [language]: _, ...others } = turn.sentences
    change({ sentences: text.trim() === '' ? others : { ...others, [language]: text.trim() } })
  }
  const outcome = run?.outcome
  const recorded =
    run?.said === undefined || outcome === undefined ? undefined : recordTurn(run.said, outcome, language, {})
  const called =
    outcome?.trace.rounds.flatMap(({ call }) => (call === undefined ? [] : [call.apiAction])) ?? []
  const isWrong = (run?.differences.length ?? 0) > 0
  return (
    <Box
      component="li"
      aria-label={`Turn ${number}`}
      sx={{ borderLeft: 3, borderColor: isWrong ? 'error.main' : 'divider', pl: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
          Turn {number}
        </Typography>
        {index > 0 && (
          <Box
            component="label"
            title="Nothing of the turns before is remembered, as after a conversation that has ended"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mr: 1, typography: 'caption' }}
          >
            <CheckBox
              label={`New conversation with turn ${number}`}
              checked={turn.restarts === true}
              disabledReason={disabledReason}
              onChange={(restarts) => change({ restarts })}
            />
            New conversation
          </Box>
        )}
        <IconButton
          size="small"
          aria-label={`Move turn ${number} up`}
          disabled={!canEdit || index === 0}
          onClick={() => edit(moveTestTurn, { name, from: index, to: index - 1 })}
        >
          <ArrowUpIcon fontSize="inherit" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Move turn ${number} down`}
          disabled={!canEdit || index === count - 1}
          onClick={() => edit(moveTestTurn, { name, from: index, to: index + 1 })}
        >
          <ArrowDownIcon fontSize="inherit" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Delete turn ${number}`}
          disabled={!canEdit}
          onClick={() => edit(deleteTestTurn, { name, index })}
        >
          <DeleteIcon fontSize="inherit" />
        </IconButton>
      </Box>
      <TurnText
        label={`Sentence of turn ${number} in ${language}`}
        value={sentence}
        placeholder={
          run?.isMade && run.said !== undefined ? `${run.said} (made from the expressions)` : 'What is said'
        }
        disabledReason={disabledReason}
        autoFocus={isNew}
        isLong
        onCommit={setSentence}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <TurnText
          label={`Intent of turn ${number}`}
          value={turn.intent}
          placeholder="Intent, for other languages"
          disabledReason={disabledReason}
          onCommit={(intent) => change({ intent: intent.trim() })}
        />
        <TurnText
          label={`Values of turn ${number}`}
          value={Object.keys(turn.slots).length === 0 ? '' : valuesText(turn.slots)}
          placeholder="slot = value, slot = value"
          disabledReason={disabledReason}
          check={(text) =>
            readValues(text) === undefined ? 'Write slot = value, with commas between' : undefined
          }
          onCommit={(text) => change({ slots: readValues(text) ?? {} })}
        />
      </Box>
      {outcome !== undefined && (
        <Box
          dir="auto"
          sx={{ my: 1, px: 1.5, py: 1, borderRadius: 2, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}
        >
          {answerInWords(outcome.reply)}
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
            {outcome.trace.understood.chosen !== undefined && (
              <Chip size="small" variant="outlined" label={outcome.trace.understood.chosen.reading.intent} />
            )}
            {(called.length > 0 || turn.answers.length > 0) && (
              <Chip
                size="small"
                variant="outlined"
                label={`Handler answers: ${turn.answers.length} of ${called.length}`}
                title={turn.answers.map(({ answer }) => JSON.stringify(answer)).join('\n')}
                onClick={() => setAnswersOpen(true)}
              />
            )}
            {recorded !== undefined && turn.intent === '' && recorded.intent !== '' && (
              <Chip
                size="small"
                color="primary"
                variant="outlined"
                label="Say it in all languages"
                title={`Other languages say ${recorded.intent} by their own expressions`}
                disabled={!canEdit}
                onClick={() => change({ intent: recorded.intent, slots: recorded.slots })}
              />
            )}
          </Box>
        </Box>
      )}
      {run?.differences.map(({ text }) => (
        <Typography
          key={text}
          variant="body2"
          role="alert"
          sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      ))}
      <ExpectationList turn={turn} run={run} language={language} number={number} onChange={change} />
      <Box sx={{ display: 'flex', gap: 1, ml: -0.75, '& button': { minWidth: 0 } }}>
        {recorded !== undefined && Object.keys(turn.expected).length === 0 && (
          <Button size="small" disabled={!canEdit} onClick={() => change({ expected: recorded.expected })}>
            Expect this
          </Button>
        )}
        {isWrong && run !== undefined && outcome !== undefined && (
          <Button
            size="small"
            disabled={!canEdit}
            onClick={() => change({ expected: acceptTurn(turn, run, language).expected })}
          >
            This is right now
          </Button>
        )}
        {outcome !== undefined && (
          <Button size="small" aria-expanded={isWhyOpen} onClick={() => setWhyOpen(!isWhyOpen)}>
            Why?
          </Button>
        )}
      </Box>
      {areAnswersOpen && (
        <AnswersDialog
          answers={turn.answers}
          called={called}
          onCommit={(answers) => change({ answers })}
          onClose={() => setAnswersOpen(false)}
        />
      )}
      {isWhyOpen && outcome !== undefined && <TurnStory trace={outcome.trace} />}
    </Box>
  )
}
