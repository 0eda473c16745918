import Button from '@mui/material/Button'
import { countAll, countedProblems } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useProblemWalk } from './problem-walk.ts'
import { useProblemKeys } from './use-problem-keys.ts'

/** How many problems the open domain has; opens and closes the list of them. */
export function ProblemsButton() {
  useProblemKeys()
  const isOpen = useProblemWalk((state) => state.isOpen)
  const places = useProblems((state) => state.places)
  if (places === undefined) return null
  const count = countAll(places)
  return (
    <Button
      size="small"
      color={count === 0 ? 'inherit' : 'error'}
      aria-expanded={isOpen}
      title="F8 goes to the next problem, Shift+F8 to the one before"
      onClick={() => useProblemWalk.setState({ isOpen: !isOpen })}
      sx={{ ml: 'auto', alignSelf: 'center', ...(count === 0 && { color: 'text.secondary' }) }}
    >
      {count === 0 ? 'No problems' : countedProblems(count)}
    </Button>
  )
}
