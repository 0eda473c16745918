import Button from '@mui/material/Button'
import { countAll, countedProblems } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useCommand } from '../../ui/commands.ts'
import { keysOf } from '../../ui/shortcuts.ts'
import { useProblemWalk } from './problem-walk.ts'
import { useProblemKeys } from './use-problem-keys.ts'

/** How many problems the open domain has; opens and closes the list of them. */
export function ProblemsButton() {
  useProblemKeys()
  const isOpen = useProblemWalk((state) => state.isOpen)
  const count = useProblems(({ places }) => places && countAll(places))
  const toggle = () => useProblemWalk.setState({ isOpen: !isOpen })
  useCommand(isOpen ? 'Close the problems' : 'Show the problems', count === undefined ? undefined : toggle)
  if (count === undefined) return null
  return (
    <Button
      size="small"
      color={count === 0 ? 'inherit' : 'error'}
      aria-expanded={isOpen}
      title={`${keysOf('nextProblem')} goes to the next problem, ${keysOf('previousProblem')} to the one before`}
      onClick={toggle}
      sx={{ ml: 'auto', alignSelf: 'center', ...(count === 0 && { color: 'text.secondary' }) }}
    >
      {count === 0 ? 'No problems' : countedProblems(count)}
    </Button>
  )
}
