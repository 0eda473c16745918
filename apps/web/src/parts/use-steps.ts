import { useMemo, useState } from 'react'
import { type Steps, stepBack, stepForward, withStep } from './steps.ts'

interface OwnSteps<T> {
  value: T
  /** Sets the value; steps of the same name that follow each other, such as letters typed into a field, are one. */
  set: (value: T, name?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** What is edited in a dialog and saved at once from there, with an undo of its own. */
export function useSteps<T>(start: T): OwnSteps<T> {
  const [steps, setSteps] = useState<Steps<T>>({ past: [], now: start, future: [] })
  // The same from letter to letter, so that buttons are not drawn with each
  const actions = useMemo(
    () => ({
      set: (value: T, name?: string) => setSteps((before) => withStep(before, value, name)),
      undo: () => setSteps(stepBack),
      redo: () => setSteps(stepForward),
    }),
    [],
  )
  return {
    ...actions,
    value: steps.now,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
