import { create } from 'zustand'

interface CommitMessage {
  message: string
  /** What was filled in from the changes; replaced when they change, unless somebody edited it. */
  suggestion: string
  setMessage: (message: string) => void
  suggest: (suggestion: string) => void
}

/** What the next save is about. Kept after one that failed or met a conflict, so that nobody types it twice. */
export const useCommitMessage = create<CommitMessage>((set) => ({
  message: '',
  suggestion: '',
  setMessage: (message) => set({ message }),
  suggest: (suggestion) =>
    set((state) => ({
      suggestion,
      message: state.message === '' || state.message === state.suggestion ? suggestion : state.message,
    })),
}))
