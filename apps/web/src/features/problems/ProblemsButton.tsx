import Button from '@mui/material/Button'
import { countProblems } from '../../parts/problem-sections.ts'
import { countedProblems } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useFailedTests } from '../../parts/test-runs/failed-tests.ts'
import { useCommand } from '../../ui/commands.ts'
import { counted } from '../../ui/numbers.ts'
import { keysOf } from '../../ui/shortcuts.ts'
import { useProblemWalk } from './problem-walk.ts'
import { useProblemKeys } from './use-problem-keys.ts'

/** How many problems the open domain has; opens and closes the list of them. */
export function ProblemsButton() {
  useProblemKeys()
  const isOpen = useProblemWalk((state) => state.isOpen)
  const count = useProblems(countProblems)
  const failed = useFailedTests().length
  const toggle = () => useProblemWalk.setState({ isOpen: !isOpen })
  useCommand(isOpen ? 'Close the problems' : 'Show the problems', count === undefined ? undefined : toggle)
  if (count === undefined) return null
  const texts = [
    ...(count > 0 || failed === 0 ? [count === 0 ? 'No problems' : countedProblems(count)] : []),
    ...(failed > 0 ? [`${counted(failed, 'test')} failed`] : []),
  ]
  const isClean = count === 0 && failed === 0
  return (
    <Button
      size="small"
      color={isClean ? 'inherit' : 'error'}
      aria-expanded={isOpen}
      title={`${keysOf('nextProblem')} goes to the next problem, ${keysOf('previousProblem')} to the one before`}
      onClick={toggle}
      sx={{ ml: 'auto', alignSelf: 'center', ...(isClean && { color: 'text.secondary' }) }}
    >
      {texts.join(', ')}
    </Button>
  )
}
