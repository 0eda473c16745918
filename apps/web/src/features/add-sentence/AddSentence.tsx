import type { ReactNode } from 'react'
import { lazyPart } from '../../browser/lazy-part.tsx'
import { useSentenceToAdd } from '../../parts/sentence-to-add.ts'

const { Part: AddSentenceDialog } = lazyPart(
  async () => (await import('./AddSentenceDialog.tsx')).AddSentenceDialog,
)

interface AddSentenceProps {
  /** The way to edit what is open and read-only. */
  startEditing: ReactNode
}

/** The dialog that adds a sentence to an intent, on every page while there is a sentence to add. */
export function AddSentence({ startEditing }: AddSentenceProps) {
  const sentence = useSentenceToAdd((state) => state.sentence)
  if (sentence === undefined) return null
  return (
    <AddSentenceDialog
      sentence={sentence}
      startEditing={startEditing}
      onClose={() => useSentenceToAdd.setState({ sentence: undefined })}
    />
  )
}
