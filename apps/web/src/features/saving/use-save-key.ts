import { useEffect } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { isPressed } from '../../ui/shortcuts.ts'

/**
 * The key of saving asks to save when there is something to save; the browser's own dialog never comes.
 * Also in dialogs that edit the content, and in no other. It is given what had the focus, which can have it again after the save.
 */
export function useSaveKey(onSave: (held: Element | null) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event, 'save')) return
      event.preventDefault()
      const field = document.activeElement
      if (!(field instanceof HTMLElement)) return
      const dialog = field.closest('[role=dialog]')
      // The chat is next to the page, and does not cover it
      const isCovered = dialog?.closest('.MuiModal-root') != null
      if (isCovered && !dialog?.hasAttribute('data-edits-content')) return
      const cell = field.closest('td')
      // What is being typed becomes an edit when its field is left.
      field.blur()
      // Editors of texts know only after that where the focus went
      setTimeout(() => {
        // A field in a cell is gone, and the text that was edited is there
        const held = field.isConnected ? field : (cell?.querySelector('button') ?? null)
        held?.focus({ preventScroll: true })
        if (useEditingStore.getState().isUnsaved) onSave(held)
      })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onSave])
}
