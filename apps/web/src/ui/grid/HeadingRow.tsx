import ExpandIcon from '@mui/icons-material/ExpandMore'
import type { ReactNode } from 'react'

interface HeadingRowProps {
  heading: ReactNode
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  line: number
  rowIndex: number
  top: number
  columns: number
  isCurrent: boolean
}

/** The heading of a section, which folds its rows away. */
export function HeadingRow({ heading, isFolded, onFold, isCurrent, ...place }: HeadingRowProps) {
  return (
    <tr
      className="row heading"
      style={{ top: place.top }}
      data-line={place.line}
      aria-rowindex={place.rowIndex}
    >
      <th scope="rowgroup" colSpan={place.columns} aria-colspan={place.columns}>
        <button
          type="button"
          className="cell-button"
          tabIndex={isCurrent ? 0 : -1}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <ExpandIcon
            fontSize="small"
            sx={{ rotate: isFolded ? '-90deg' : '0deg', verticalAlign: 'bottom' }}
          />
          {heading}
        </button>
      </th>
    </tr>
  )
}
