import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ChatCandidate, StageAnswer } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useId } from 'react'
import { candidateCertainty } from '../../parts/candidate-text.ts'
import { usePlaces } from '../../parts/use-problem-place.ts'

interface WhoAnswersProps {
  stages: readonly StageAnswer[]
  /** Whether more is asked for, so that what is not known may come. */
  isGuessing: boolean
}

/** Which domain would answer at each stage, a line each, with the reasons why the others would not. */
export function WhoAnswers({ stages, isGuessing }: WhoAnswersProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1.5, mb: 2 }}>
      <Typography id={id} component="h2" variant="h3">
        Who would answer
      </Typography>
      {stages.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Nothing is published in this language.
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 0.75,
            p: 0,
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {stages.map((answer) => (
            <StageLine key={answer.stage} answer={answer} isGuessing={isGuessing} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function StageLine({ answer, isGuessing }: { answer: StageAnswer; isGuessing: boolean }) {
  const { stage, candidates, isForHeadUnit, problem } = answer
  const stageName = (
    <Box component="span" sx={{ width: 112, flex: 'none', color: 'text.secondary' }}>
      {stage}
    </Box>
  )
  if (candidates === null) {
    return (
      <Box component="li" aria-label={stage} sx={{ ...line, pl: '30px' }}>
        {stageName}
        <Box component="span" sx={{ color: problem === null ? 'text.secondary' : 'warning.main' }}>
          {problem ?? (isGuessing ? 'Looking for what comes near…' : 'Time was up. Read again to ask here.')}
        </Box>
      </Box>
    )
  }
  const [first] = candidates
  return (
    <Box component="li" aria-label={stage}>
      <Box component="details">
        <Box
          component="summary"
          sx={{
            ...line,
            cursor: 'pointer',
            // A flex box has no mark of its own, so it gets one
            '&::-webkit-details-marker': { display: 'none' },
            '&::before': { content: '"▸"', color: 'text.secondary', width: 12, flex: 'none' },
            'details[open] > &::before': { content: '"▾"' },
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {stageName}
          {first !== undefined && <Answering first={first} isForHeadUnit={isForHeadUnit} />}
        </Box>
        <Box component="ul" sx={{ m: 0, pl: '150px', pr: 1.5, pb: 1, listStyle: 'none' }}>
          {candidates.map((candidate) => (
            <Standing key={candidate.domainId} candidate={candidate} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  px: 1.25,
  py: 0.75,
  typography: 'body1',
} as const

function Answering({ first, isForHeadUnit }: { first: ChatCandidate; isForHeadUnit: boolean }) {
  if (first.lostBy !== null && !isForHeadUnit) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Nobody understands it.
      </Box>
    )
  }
  return (
    <span>
      {isForHeadUnit ? (
        messages.chat.forHeadUnit
      ) : (
        <>
          <strong>{first.domain}</strong> answers with <strong>{first.intent}</strong>
        </>
      )}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
        {candidateCertainty(first)}
      </Typography>
    </span>
  )
}

/** How a domain compares with the others; what it understood leads to the intent. */
function Standing({ candidate }: { candidate: ChatCandidate }) {
  const placeOf = usePlaces()
  const { domainId, domain, intent, lostBy } = candidate
  const go =
    intent === null ? undefined : placeOf(domainId, { in: 'intents', name: intent, field: 'expressions' })
  return (
    <Box component="li" sx={{ typography: 'body2', py: 0.25 }}>
      {lostBy === null ? `${domain} answers.` : `${domain} does not answer: ${lostBy}.`}
      {go !== undefined && (
        <>
          {' '}
          It takes the sentence as{' '}
          <Link
            component="button"
            type="button"
            onClick={go}
            sx={{ font: 'inherit', verticalAlign: 'baseline' }}
          >
            {intent}
          </Link>{' '}
          ({candidateCertainty(candidate)}).
        </>
      )}
    </Box>
  )
}
