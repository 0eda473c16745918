import { useEffect } from 'react'
import { nextProblem, problemGroups } from '../../parts/problem-places.ts'
import { useProblems } from '../../parts/problems.ts'
import { useProblemPlace } from '../../parts/use-problem-place.ts'
import { useProblemWalk } from './problem-walk.ts'

/** F8 goes to the next problem, with Shift to the one before, and opens the list of them. */
export function useProblemKeys(): void {
  const placeOf = useProblemPlace()
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const { places } = useProblems.getState()
      const problems = places ? problemGroups(places).flatMap((group) => group.problems) : []
      const index = nextProblem(problems, useProblemWalk.getState().visited, event.shiftKey ? -1 : 1)
      const problem = index === undefined ? undefined : problems[index]
      if (index === undefined || problem === undefined) return
      useProblemWalk.setState({ isOpen: true, visited: { key: problem.key, index } })
      placeOf(problem)?.()
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [placeOf])
}
