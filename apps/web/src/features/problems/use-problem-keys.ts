import { useEffect } from 'react'
import { nextProblem } from '../../parts/problem-places.ts'
import { problemsHere } from '../../parts/problem-sections.ts'
import { useProblems } from '../../parts/problems.ts'
import { useProblemPlace } from '../../parts/use-problem-place.ts'
import { isDialogAsking } from '../../ui/is-dialog-asking.ts'
import { isPressed } from '../../ui/shortcuts.ts'
import { useProblemWalk } from './problem-walk.ts'

/** Keys go to the next problem and to the one before, and open the list of them. */
export function useProblemKeys(): void {
  const placeOf = useProblemPlace()
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = isPressed(event, 'nextProblem') ? 1 : isPressed(event, 'previousProblem') ? -1 : undefined
      if (step === undefined) return
      event.preventDefault()
      if (isDialogAsking()) return
      // Going to another language may ask about what is unsaved, so that is left to a click (ruling R95)
      const problems = problemsHere(useProblems.getState())
      const index = nextProblem(problems, useProblemWalk.getState().visited, step)
      const problem = index === undefined ? undefined : problems[index]
      if (index === undefined || problem === undefined) return
      useProblemWalk.setState({ isOpen: true, visited: { key: problem.key, index } })
      placeOf(problem)?.()
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [placeOf])
}
