import { useEffect, useRef, useState } from 'react'
import { nothingChosen, type UploadState } from './upload-state.ts'

/** DRES-012: what was chosen stays readable while the dialog fades out. */
const resetMillis = 500

/** What is chosen in the dialog; it is kept for a moment when the dialog closes. */
export function useUploadState() {
  const [state, setState] = useState<UploadState>({ ...nothingChosen, status: 'closed' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = () => {
    clearTimeout(timer.current)
    setState(nothingChosen)
  }
  const close = () => {
    setState((before) => ({ ...before, status: 'closed' }))
    timer.current = setTimeout(() => setState({ ...nothingChosen, status: 'closed' }), resetMillis)
  }
  return { state, setState, open, close }
}
