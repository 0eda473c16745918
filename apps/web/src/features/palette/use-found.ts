import { search } from '@sdp/api'
import { useMemo, useRef } from 'react'
import { useCall } from '../../server/use-call.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { type Candidate, foundCandidate, newCandidate } from './candidates.ts'

/** How long after the last letter the server is asked. */
const typingPause = 60

/**
 * What the server finds in domains that are not open, and concepts (ruling R360); until it answers, what it found
 * before.
 */
export function useFound(text: string, openId: string | undefined): readonly Candidate[] {
  const asked = useSettled(text.trim(), typingPause)
  // Nothing is found by no text, but the server makes its names ready
  const query = { text: asked, ...(openId !== undefined && { except: openId }) }
  const { data } = useCall(search.names, { query }, { forget: true })
  const before = useRef(data)
  if (data !== undefined) before.current = data
  const answer = before.current
  return useMemo(() => {
    if (answer === undefined) return []
    return [
      ...answer.entries.map(foundCandidate),
      ...answer.concepts.map((name) =>
        newCandidate({ kind: 'Concept', name, target: { to: 'concept', name } }),
      ),
    ]
  }, [answer])
}
