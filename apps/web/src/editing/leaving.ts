import { create } from 'zustand'
import { useEditingStore } from './editing-store.ts'
import type { Leaving } from './leave-question.ts'

interface Asked {
  id: string
  leaving: Leaving
  answer: (goesOn: boolean) => void
}

/** What is asked now; the editor shows it. */
export const useLeaving = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }))

/** Asks before unsaved changes are left. Answers whether to go on: then they are saved, or kept as a draft. */
export function askToLeave(leaving: Leaving): Promise<boolean> {
  if (!useEditingStore.getState().isUnsaved) return Promise.resolve(true)
  useLeaving.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const asked: Asked = {
      id: crypto.randomUUID(),
      leaving,
      answer: (goesOn) => {
        if (useLeaving.getState().asked === asked) useLeaving.setState({ asked: undefined })
        resolve(goesOn)
      },
    }
    useLeaving.setState({ asked })
  })
}
