import type { KeyboardEvent } from 'react'

/** In every row of conditions the elements of a column have this attribute with its name. */
const columnAttribute = 'data-column'

/** Goes by arrow keys from row to row in the same column; a list of choices uses them itself. */
export function goToRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.tagName === 'SELECT') return
  const column = target.closest(`[${columnAttribute}]`)?.getAttribute(columnAttribute)
  const row = target.closest('[data-condition]')
  if (column === null || column === undefined || row === null) return
  const rows = [...currentTarget.querySelectorAll('[data-condition]')]
  const at = rows.indexOf(row)
  const further = event.key === 'ArrowDown' ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  for (const next of further) {
    const found = next.querySelector<HTMLElement>(`[${columnAttribute}=${column}] :is(input, button)`)
    if (found === null) continue
    event.preventDefault()
    found.focus()
    return
  }
}
