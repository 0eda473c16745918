import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { FoundProblem } from '../../parts/problem-places.ts'
import { countProblems, problemSections, whereText } from '../../parts/problem-sections.ts'
import { countedProblems } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useProblemPlace } from '../../parts/use-problem-place.ts'
import { readableNumber } from '../../ui/numbers.ts'

const maxShown = 5

/**
 * What is wrong in what is going to be saved. It can be saved all the same (ruling R296); the first problems lead to
 * their place.
 */
export function ProblemSummary({ onLeave }: { onLeave: () => void }) {
  const found = useProblems()
  const count = countProblems(found)
  if (count === undefined || count === 0) return null
  const sections = problemSections(found)
  const first = sections
    .flatMap(({ groups }) => groups.flatMap(({ problems }) => problems))
    .slice(0, maxShown)
  const more = count - first.length
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label="Problems"
      sx={{ mb: 2, '& button': { verticalAlign: 'baseline' } }}
    >
      {countedProblems(count)}: {whereText(sections)}. They can be saved and put right later.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {first.map((problem) => (
          <li key={problem.key}>
            {problem.language !== undefined && problem.language !== found.language && `${problem.language}, `}
            <ProblemLink problem={problem} onLeave={onLeave} />
            {problem.text}
          </li>
        ))}
        {more > 0 && <li>and {readableNumber(more)} more</li>}
      </Box>
    </Alert>
  )
}

function ProblemLink({ problem, onLeave }: { problem: FoundProblem; onLeave: () => void }) {
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
