import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSignIn } from '../server/sign-in.ts'
import { confirm } from '../ui/ConfirmDialog.tsx'

/** Asks before what is not saved in a dialog is left behind: by closing it, by the way back, or with the tab. */
export function useDraftGuard(isUnsaved: boolean, onClose: () => void): () => Promise<void> {
  const isLeft = useRef(false)
  const mayLeave = async () => {
    // Whoever is signed out cannot stay
    const isSignedOut = useSignIn.getState().signedIn === undefined
    if (!isUnsaved || isSignedOut || isLeft.current) return true
    isLeft.current = await confirm({
      title: 'Discard changes',
      text: 'What you changed here is not saved. Do you want to discard it?',
      action: 'Discard',
      danger: true,
    })
    return isLeft.current
  }
  useBlocker({
    shouldBlockFn: async () => !(await mayLeave()),
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
  })
  return async () => {
    if (await mayLeave()) onClose()
  }
}
