import { messages } from '@sdp/domain'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { type EditorPosition, leavingBetween } from '../editing/leave-question.ts'
import { askToLeave, useLeaving } from '../editing/leaving.ts'
import { useSignIn } from '../server/sign-in.ts'

/** Asks before unsaved changes are left behind: for another page, another domain or language, or a closed tab. */
export function useLeaveGuard(): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Whoever is signed out cannot stay; the draft keeps the work (ruling R416).
      const isSignedOut = useSignIn.getState().signedIn === undefined
      const leaving = leavingBetween(placeOf(current), placeOf(next))
      if (leaving === undefined || isSignedOut) return false
      return !(await askToLeave(leaving))
    },
    enableBeforeUnload: false,
  })
  // A question ends with the editor that it is about
  useEffect(() => () => useLeaving.getState().question?.answer(false), [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!useEditingStore.getState().isUnsaved) return
      event.preventDefault()
      event.returnValue = messages.domain.unsavedOnUnload
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

function placeOf({ params, search }: { params: object; search: object }): EditorPosition {
  const { domainId } = params as { domainId?: string }
  const { language } = search as { language?: string }
  return { domainId, language }
}
