/** What can have the focus in a row by Tab; a cell only where it is edited as a whole. */
export const controls = 'button, input, select, textarea, a[href], [tabindex]:not(td), td[data-editable]'

/** Whether a key pressed here is for writing, so that arrows belong to the text. */
export function isWriting(element: Element): boolean {
  return element.matches(
    'textarea, select, input:not([type=checkbox]), [contenteditable=true] *, [contenteditable=true]',
  )
}

/** The row a number of rows below that of an element; while scrolling rows are not in the order of their elements. */
export function neighbourRow(element: Element, step: number): Element | undefined {
  const row = element.closest('tr[data-line]')
  const wanted = Number(row?.getAttribute('data-line')) + step
  return row?.parentElement?.querySelector(`tr[data-line="${wanted}"]`) ?? undefined
}

/** The controls of a cell in their order. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => !control.matches(':disabled'))
}

/**
 * Gives the focus to the control of a cell, the last one when it is entered from the right, or to the cell itself: where
 * it is edited as a whole, has no control, or arrow keys would change what its control holds.
 */
export function focusCell(cell: HTMLElement, from: 'left' | 'right'): void {
  const control = cell.matches('[data-editable]') ? undefined : controlsIn(cell).at(from === 'left' ? 0 : -1)
  const isControl = control !== undefined && !isWriting(control)
  if (!isControl && !cell.hasAttribute('tabindex')) cell.tabIndex = -1
  const focused = isControl ? control : cell
  focused.focus()
}
