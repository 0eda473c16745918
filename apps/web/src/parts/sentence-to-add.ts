import type { Found } from '@sdp/dialogue/story'
import { create } from 'zustand'
import { useSignIn } from '../server/sign-in.ts'

/** An intent that a sentence was taken as, or came near to. */
export interface NearIntent extends Found {
  domainId: string
  intent: string
}

/** A sentence that somebody wants an intent to have. */
export interface SentenceToAdd {
  text: string
  language: string
  /** The most certain first. */
  near: readonly NearIntent[]
  onAdded?: () => void
}

/** The sentence whose dialog is open; it stays while one goes from page to page, to open the domain that it is for. */
export const useSentenceToAdd = create<{ sentence: SentenceToAdd | undefined }>(() => ({
  sentence: undefined,
}))

// Whoever signs in next did not say it
useSignIn.subscribe(({ signedIn: now }, { signedIn: before }) => {
  if (before !== undefined && now?.user.email !== before.user.email) {
    useSentenceToAdd.setState({ sentence: undefined })
  }
})

/** Opens the dialog that adds a sentence to an intent. */
export function addSentence(sentence: SentenceToAdd): void {
  useSentenceToAdd.setState({ sentence })
}

/** What the buttons that open the dialog say. */
export const addSentenceLabel = 'Add this sentence to …'
