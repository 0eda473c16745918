import { isPressed, type PressedKeys } from '../ui/shortcuts.ts'

/** What a key press asks for. */
export function undoKey(event: PressedKeys): 'undo' | 'redo' | undefined {
  if (isPressed(event, 'undo')) return 'undo'
  return isPressed(event, 'redo') ? 'redo' : undefined
}

const fields = 'input:not([type=checkbox], [type=range]), textarea, [contenteditable=true]:not(.cm-content)'

/**
 * Whether a key press belongs to a field that holds something that is not an edit yet (ruling R295); the expression
 * editor uses its keys up itself, or leaves them.
 */
export function hasOwnUndo(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(fields) : null
  return field !== null && !field.hasAttribute('data-untyped')
}
