import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { useEditing } from '../../editing/use-editing.ts'
import {
  countedProblems,
  countOf,
  type FirstProblem,
  firstProblems,
  whereText,
} from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'

const mostShown = 5

/** What is wrong in what is going to be saved. It can be saved all the same; the first problems lead to their place. */
export function ProblemSummary({ onLeave }: { onLeave: () => void }) {
  const { domainId } = useEditing()
  const places = useProblems((state) => state.places)
  if (places === undefined) return null
  const { intents, slots, reusableExpressions, elsewhere } = places
  const count = countOf(intents) + countOf(slots) + countOf(reusableExpressions) + elsewhere.length
  if (count === 0) return null
  const first = firstProblems(places, mostShown)
  const more = count - first.length
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label="Problems"
      sx={{ mb: 2, '& a': { color: 'primary.main' } }}
    >
      {countedProblems(count)}: {whereText(places)}. They can be saved and put right later.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {first.map((problem) => (
          <li key={problem.key}>
            <Place problem={problem} domainId={domainId} onLeave={onLeave} />
            {problem.text}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </Box>
    </Alert>
  )
}

function Place({
  problem,
  domainId,
  onLeave,
}: {
  problem: FirstProblem
  domainId: string
  onLeave: () => void
}) {
  const { in: kind, name } = problem
  if (name === undefined) return null
  if (kind === undefined) return `${name}: `
  const place = { params: { domainId }, onClick: onLeave }
  return (
    <>
      {kind === 'intent' ? (
        <Link
          to="/domains/$domainId/intent-editor"
          search={({ language }) => ({ language, intent: name })}
          {...place}
        >
          {name}
        </Link>
      ) : (
        <Link
          to="/domains/$domainId/slot-editor"
          search={({ language }) => ({ language, slot: name })}
          {...place}
        >
          {name}
        </Link>
      )}
      {': '}
    </>
  )
}
