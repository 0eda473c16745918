import { type RefObject, useEffect, useState } from 'react'
import { hasOwnUndo, undoKey } from './undo-keys.ts'
import { useUndo } from './use-undo.ts'

/** A stack: the page, and above it the dialogs that edit. Only the topmost one handles the keys. */
const activeScopes: object[] = []

/** Undo and redo from the keyboard: everywhere on the page, or in the dialog that an element is in. */
export function useUndoKeys(inside?: RefObject<Element | null>): void {
  const { undo, redo } = useUndo()
  const [own] = useState(() => ({}))
  useEffect(() => {
    activeScopes.push(own)
    return () => void activeScopes.splice(activeScopes.indexOf(own), 1)
  }, [own])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = undoKey(event)
      if (action === undefined || event.defaultPrevented || hasOwnUndo(event.target)) return
      // The focus can be nowhere for a moment, and another dialog can be above
      const isHere = event.target === document.body || dialogOf(event.target) === dialogOf(inside?.current)
      if (!isHere || activeScopes.at(-1) !== own) return
      event.preventDefault()
      if (action === 'undo') undo()
      else redo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, inside, own])
}

function dialogOf(element: EventTarget | null | undefined): Element | null {
  return element instanceof Element ? element.closest('[role=dialog]') : null
}
