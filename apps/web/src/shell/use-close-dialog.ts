import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Closes a dialog that the address names: by going back where a click opened it, otherwise by `leave`. */
export function useCloseDialog(leave: () => void): () => void {
  const { history } = useRouter()
  const isGoingBack = useRef(false)
  return () => {
    // The second half of a double click would leave the page as well
    if (isGoingBack.current) return
    if (history.location.state.opened !== true) return leave()
    isGoingBack.current = true
    const stop = history.subscribe(() => {
      stop()
      isGoingBack.current = false
    })
    history.back()
  }
}
