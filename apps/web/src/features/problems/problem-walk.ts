import { create } from 'zustand'
import type { VisitedProblem } from '../../parts/problem-places.ts'

interface ProblemWalk {
  /** The save point whose problems are gone through. */
  domainId: string
  isOpen: boolean
  visited: VisitedProblem | undefined
}

/** Whether the list of problems is open, and which problem was gone to last. */
export const useProblemWalk = create<ProblemWalk>(() => ({
  domainId: '',
  isOpen: false,
  visited: undefined,
}))
