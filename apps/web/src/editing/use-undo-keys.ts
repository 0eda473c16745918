import { type RefObject, useEffect, useState } from 'react'
import { hasOwnUndo, undoKey } from './undo-keys.ts'
import { useUndo } from './use-undo.ts'

/** Who hears the keys: the page, and over it the dialogs that edit; the last one that came has them. */
const hearers: object[] = []

/** Undo and redo from the keyboard: everywhere on the page, or in the dialog that an element is in. */
export function useUndoKeys(inside?: RefObject<Element | null>): void {
  const { undo, redo } = useUndo()
  const [own] = useState(() => ({}))
  useEffect(() => {
    hearers.push(own)
    return () => void hearers.splice(hearers.indexOf(own), 1)
  }, [own])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const wish = undoKey(event)
      if (wish === undefined || event.defaultPrevented || hasOwnUndo(event.target)) return
      // The focus can be nowhere for a moment, and another dialog can be above
      const isHere = event.target === document.body || dialogOf(event.target) === dialogOf(inside?.current)
      if (!isHere || hearers.at(-1) !== own) return
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [undo, redo, inside, own])
}

function dialogOf(element: EventTarget | null | undefined): Element | null {
  return element instanceof Element ? element.closest('[role=dialog]') : null
}
