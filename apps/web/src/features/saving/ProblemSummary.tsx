import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type FoundProblem, problemGroups } from '../../parts/problem-places.ts'
import { countAll, countedProblems, whereText } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useProblemPlace } from '../../parts/use-problem-place.ts'

const mostShown = 5

/** What is wrong in what is going to be saved. It can be saved all the same; the first problems lead to their place. */
export function ProblemSummary({ onLeave }: { onLeave: () => void }) {
  const places = useProblems((state) => state.places)
  if (places === undefined) return null
  const count = countAll(places)
  if (count === 0) return null
  const first = problemGroups(places)
    .flatMap(({ problems }) => problems)
    .slice(0, mostShown)
  const more = count - first.length
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label="Problems"
      sx={{ mb: 2, '& button': { verticalAlign: 'baseline' } }}
    >
      {countedProblems(count)}: {whereText(places)}. They can be saved and put right later.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {first.map((problem) => (
          <li key={problem.key}>
            <Place problem={problem} onLeave={onLeave} />
            {problem.text}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </Box>
    </Alert>
  )
}

function Place({ problem, onLeave }: { problem: FoundProblem; onLeave: () => void }) {
  const go = useProblemPlace()(problem)
  if (problem.name === undefined) return null
  if (go === undefined) return `${problem.name}: `
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => {
          onLeave()
          go()
        }}
      >
        {problem.name}
      </Link>
      {': '}
    </>
  )
}
