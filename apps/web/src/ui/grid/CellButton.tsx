import type { ComponentProps } from 'react'
import '../cells.css'

/** A plain button of a table cell, as wide as the cell where it holds a text. */
export function CellButton(props: ComponentProps<'button'>) {
  return <button type="button" className="cell-button" {...props} />
}
