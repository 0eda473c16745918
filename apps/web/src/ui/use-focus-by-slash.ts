import { type RefObject, useEffect } from 'react'
import { isInField, isPressed } from './shortcuts.ts'

/**
 * '/' leads to the filter from anywhere but a field, where it is a character; in a dialog to the filter in it. Of several
 * filters of a page it is the one of the same section, or else the first.
 */
export function useFocusBySlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (!isPressed(event, 'filter') || isInField(target)) return
      const dialog = target.closest('[role=dialog]')
      if (dialog !== null && !dialog.contains(input.current)) return
      const near = target.closest('section')?.querySelector('[aria-keyshortcuts^="/"]') ?? input.current
      if (event.defaultPrevented || near !== input.current) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [input])
}
