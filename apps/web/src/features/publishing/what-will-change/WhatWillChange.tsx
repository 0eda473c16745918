import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type BehaviourChanges, publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type ApprovalAction, type Instruction, itemPlaceOf } from '@sdp/domain/publishing'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../../../server/use-call.ts'
import { formatDate } from '../../../ui/dates.ts'
import { ChangedTopics } from './ChangedTopics.tsx'
import { type Changes, isNothing, placeNames, spokenAt } from './change-texts.ts'
import { WhatItDoes } from './WhatItDoes.tsx'
import { WhatTestsSay } from './WhatTestsSay.tsx'

interface WhatWillChangeProps {
  domain: string
  savePoint: string
  instructions: readonly Instruction[]
  action: ApprovalAction
  /** What was active when this run had ended is published, in place of what is saved. */
  run?: string
}

/** What publishing or unpublishing would change, against what is active now; for whoever has to say yes to it. */
export function WhatWillChange(props: WhatWillChangeProps) {
  const { domain, savePoint, instructions, action, run } = props
  const body = useMemo(
    () => ({
      domain: { name: domain, savePoint },
      context: {
        instructions: instructions.map(placeAndLanguages),
        action,
        ...(run !== undefined && { run }),
      },
    }),
    [domain, savePoint, instructions, action, run],
  )
  // What is active and what is saved changes while nobody looks
  const newest = { forget: true, askAlways: true }
  const lists = useCall(publishing.changes, { body }, newest)
  const behaviour = useCall(publishing.behaviour, { body }, newest)
  // What was published before is not tested again
  const isTested = action === 'publish' && run === undefined
  const tests = useCall(publishing.tests, { body }, { ...newest, enabled: isTested })
  const isFetching = lists.isFetching || behaviour.isFetching || tests.isFetching
  const tryMore = () => void behaviour.refetch()
  return (
    <Box
      component="section"
      aria-label="What will change"
      aria-busy={isFetching}
      sx={{ minWidth: 0, mt: 1.5 }}
    >
      <Typography variant="h3">What will change</Typography>
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Comparing" />}</Box>
      <Failure of={lists} />
      {lists.error === null && lists.data !== undefined && (
        <>
          {isTested && tests.error === null && (
            <WhatTestsSay tested={tests.data} onAskAgain={() => void tests.refetch()} />
          )}
          <Failure of={tests} />
          <Answer
            changes={lists.data}
            behaviour={behaviour.data}
            isTried={behaviour.error === null}
            onTryMore={tryMore}
          />
          <Failure of={behaviour} />
        </>
      )}
    </Box>
  )
}

function Failure({ of }: { of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { error, isFetching, refetch } = of
  if (error === null || isFetching) return null
  return (
    <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {messages.publishing.compareFailed} {error.message}
    </Alert>
  )
}

/** The way of doing it and a reason say nothing about what changes. */
function placeAndLanguages(instruction: Instruction) {
  return { ...itemPlaceOf(instruction), languages: [...instruction.languages] }
}

interface AnswerProps {
  changes: Changes
  /** Comes later than the lists. */
  behaviour: BehaviourChanges | undefined
  isTried: boolean
  onTryMore: () => void
}

function Answer({ changes, behaviour, isTried, onTryMore }: AnswerProps) {
  const { comparisons, left, requests, since } = changes
  const different = comparisons.filter((one) => !isNothing(one, spokenAt(behaviour, one)))
  return (
    <>
      {requests
        .filter(({ isVoid }) => isVoid)
        .map(({ requester, at }) => (
          <Alert key={`${requester} ${at}`} severity="warning" sx={{ my: 1 }}>
            {messages.publishing.requestIsVoid(requester, formatDate(at))}
          </Alert>
        ))}
      {since !== undefined && <ChangedTopics title="Since the request" topics={since} />}
      {different.length === 0 && <Typography variant="body2">Nothing changes</Typography>}
      {different.map((comparison) => {
        const name = placeNames(comparison.places)
        return (
          <Box key={name} role="group" aria-label={name} sx={{ mt: 1 }}>
            {comparisons.length > 1 && (
              <Typography variant="subtitle2" component="h4">
                {name}
              </Typography>
            )}
            {comparison.replaces.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {messages.publishing.allIsNew}
              </Typography>
            )}
            <ChangedTopics topics={comparison.topics} />
            {isTried && <WhatItDoes spoken={spokenAt(behaviour, comparison)} onAskAgain={onTryMore} />}
          </Box>
        )
      })}
      {left > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {left} more {left === 1 ? 'place is' : 'places are'} not compared: look at them one by one.
        </Typography>
      )}
    </>
  )
}
