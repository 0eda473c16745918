import { styled } from '@mui/material/styles'
import { topBarHeight } from '../layout.ts'

export const rowHeight = 34

/** What lies over the rows at the top and the foot of the window: bars, the table's head, the pager. */
export const headClearance = 160
export const tailClearance = 56

/** A dense table whose head stays in sight. Rows with content: 'row'; cells: 'number', 'action', 'check', 'quiet', 'failed'. */
export const TableFrame = styled('table')(({ theme }) => {
  // Never see-through: only on a ground of their own do browsers draw letters at their sharpest
  const over = (colour: string) =>
    `linear-gradient(${colour}, ${colour}), ${theme.vars.palette.background.paper}`
  return {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    // Separate, or the border of the sticky head would scroll away.
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    '& th, & tr.row > td': {
      height: rowHeight,
      padding: '0 12px',
      // Inherited, as browsers have it, every cell would be styled again with its row
      verticalAlign: 'middle',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& th': {
      ...theme.typography.caption,
      fontWeight: 600,
      textAlign: 'left',
      position: 'sticky',
      top: `var(--table-top, ${topBarHeight}px)`,
      zIndex: 1,
      background: theme.vars.palette.background.paper,
    },
    '& th:first-of-type': { borderTopLeftRadius: 8 },
    '& th:last-of-type': { borderTopRightRadius: 8 },
    '& td.number, & th.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& tr > .check, & tr.row > td.check': { padding: 0, textAlign: 'center' },
    '& tr.row > td.action': { padding: '0 6px', textAlign: 'right' },
    '& th, & .quiet': { color: theme.vars.palette.text.secondary },
    '& .failed': { color: theme.vars.palette.error.main },
    '& td.none': { padding: 24, textAlign: 'center', color: theme.vars.palette.text.secondary },
    '& tr.row': { background: theme.vars.palette.background.paper },
    // Of the row, not of its cells: while scrolling, ever other rows are under the mouse
    '& tr.row:hover': { background: over(theme.vars.palette.action.hover) },
    '& tr[aria-selected=true], & tr[aria-selected=true]:hover': {
      background: over(`color-mix(in srgb, ${theme.vars.palette.primary.main} 11%, transparent)`),
    },
    // The field of several lines is larger than its cell
    '& tr.row > td:has(textarea)': { position: 'relative', overflow: 'visible' },
    '& td *': { scrollMargin: `${headClearance}px 0 ${tailClearance}px` },
    '& tr[data-dragged] > td': { opacity: 0.4 },
  }
})
