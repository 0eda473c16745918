import '../cells.css'

/** An icon of a table's row; what the button does is its label. */
export function CellIcon({ name }: { name: 'clear' | 'delete' | 'find' | 'menu' | 'move' }) {
  return <span className={`cell-icon ${name}`} aria-hidden />
}
