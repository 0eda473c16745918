import { useEffect } from 'react'
import { isTypedInto, undoKey } from './undo-keys.ts'
import { useUndo } from './use-undo.ts'

/** Undo and redo from the keyboard, on every tab of the editor. */
export function useUndoKeys(): void {
  const { undo, redo } = useUndo()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const wish = undoKey(event)
      if (wish === undefined || event.defaultPrevented || isTypedInto(event.target)) return
      // The focus can be nowhere for a moment while a dialog is open, which has its own undo
      if (event.target === document.body && document.querySelector('[data-edits-content]') !== null) return
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [undo, redo])
}
