import { useEffect } from 'react'

/**
 * Keeps the keyboard in the page when a dialog goes together with the button that opened it: the focus would else be
 * nowhere, and the next Tab would begin at the top of the window.
 */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      // After the dialog has given the focus back
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
