import { type RefObject, useEffect, useRef } from 'react'
import { isWriting } from './cell-controls.ts'

/**
 * Reports what is pasted while the focus is in a table and no text is being edited there. Firefox dispatches a paste
 * outside of text fields to what was selected last, wherever that is (ruling R350); so the listener is on the document,
 * and uses the focused element.
 */
export function useGridPaste(
  table: RefObject<HTMLElement | null>,
  onPaste: ((text: string, focused: Element) => void) | undefined,
): void {
  const latest = useRef(onPaste)
  latest.current = onPaste
  const isOn = onPaste !== undefined
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const focused = document.activeElement
      if (focused === null || !table.current?.contains(focused) || isWriting(focused)) return
      event.preventDefault()
      latest.current?.(event.clipboardData?.getData('text') ?? '', focused)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn, table])
}
