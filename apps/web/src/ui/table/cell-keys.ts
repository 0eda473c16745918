/** What can have the focus in a cell. */
export const controls = 'button, input, select, textarea, a[href], [tabindex]'

/** Whether a key pressed here is for writing, so that arrows belong to the text. */
export function isWriting(element: Element): boolean {
  return element.matches('textarea, select, input:not([type=checkbox])')
}

/** The control of the same row that an arrow to the side, Home or End leads to. */
export function controlInRow(from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(from.closest('tr')?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const place = all.indexOf(from)
  if (key === 'ArrowLeft') return all[place - 1]
  if (key === 'ArrowRight') return all[place + 1]
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

/** How many rows up or down a key leads. */
export function rowStep(key: string): number {
  return { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
}

/** The row so many below that of an element; while scrolling rows are not in the order of their elements. */
export function neighbourRow(element: Element, step: number): Element | undefined {
  const row = element.closest('tr[aria-rowindex]')
  const wanted = Number(row?.getAttribute('aria-rowindex')) + step
  return row?.parentElement?.querySelector(`tr[aria-rowindex="${wanted}"]`) ?? undefined
}

/** The control of a cell, or of the nearest cell before it that has one. */
export function controlOf(row: HTMLTableRowElement, column: number): HTMLElement | undefined {
  for (let index = Math.min(column, row.cells.length - 1); index >= 0; index--) {
    const control = row.cells[index]?.querySelector<HTMLElement>(controls)
    if (control) return control
  }
  return undefined
}
