import { create } from 'zustand'
import type { VisitedProblem } from '../../parts/problem-places.ts'

/** Whether the list of problems is open, and which problem was gone to last. */
export const useProblemWalk = create<{ isOpen: boolean; visited: VisitedProblem | undefined }>(() => ({
  isOpen: false,
  visited: undefined,
}))
