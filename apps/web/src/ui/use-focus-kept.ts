import { useEffect } from 'react'
import { keepFocus } from './focus.ts'

/** Keeps the keyboard in the page when a dialog goes together with the button that opened it. */
export function useFocusKept(): void {
  useEffect(() => () => keepFocus(), [])
}
