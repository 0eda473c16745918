import { useState } from 'react'
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
  return {
    value: steps.now,
    set: (value, name) => setSteps((before) => withStep(before, value, name)),
    undo: () => setSteps(stepBack),
    redo: () => setSteps(stepForward),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
