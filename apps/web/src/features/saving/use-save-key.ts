import { useEffect } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { isPressed } from '../../ui/shortcuts.ts'

/**
 * The key of saving asks to save when there is something to save; the browser's own dialog never comes.
 * Also in dialogs that edit the content, and in no other.
 */
export function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isPressed(event, 'save')) return
      event.preventDefault()
      const field = document.activeElement
      if (!(field instanceof HTMLElement)) return
      const dialog = field.closest('[role=dialog]')
      if (dialog !== null && !dialog.hasAttribute('data-edits-content')) return
      // What is being typed becomes an edit when its field is left.
      field.blur()
      if (useEditingStore.getState().isUnsaved) onSave()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [onSave])
}
