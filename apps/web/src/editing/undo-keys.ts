interface Keys {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** What a key press asks for: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

const fields = 'input:not([type=checkbox], [type=range]), textarea, [contenteditable=true]:not(.cm-content)'

/** Whether a key press belongs to a field; the expression editor uses its keys up itself, or leaves them. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null
}
