import { create } from 'zustand'

interface CommitMessage {
  message: string
  setMessage: (message: string) => void
}

/** What the next save is about. Kept after one that failed or met a conflict, so that nobody types it twice. */
export const useCommitMessage = create<CommitMessage>((set) => ({
  message: '',
  setMessage: (message) => set({ message }),
}))
