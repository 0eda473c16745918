import { create } from 'zustand'
import { useEditingStore } from './editing-store.ts'
import type { Leaving } from './leave-question.ts'

interface OpenQuestion {
  id: string
  leaving: Leaving
  answer: (goesOn: boolean) => void
}

/** What is asked now; the editor shows it. */
export const useLeaving = create<{ question: OpenQuestion | undefined }>(() => ({ question: undefined }))

/**
 * Asks before unsaved changes are left. Returns whether to go on: then they are saved, or kept as a draft
 * (ruling R416).
 */
export function askToLeave(leaving: Leaving): Promise<boolean> {
  if (!useEditingStore.getState().isUnsaved) return Promise.resolve(true)
  useLeaving.getState().question?.answer(false)
  return new Promise((resolve) => {
    const question: OpenQuestion = {
      id: crypto.randomUUID(),
      leaving,
      answer: (goesOn) => {
        if (useLeaving.getState().question === question) useLeaving.setState({ question: undefined })
        resolve(goesOn)
      },
    }
    useLeaving.setState({ question })
  })
}
