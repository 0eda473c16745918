import { styled } from '@mui/material/styles'

/** The panel of a dialog that a grid scrolls in. Given a `tabIndex`, since a place that scrolls has to be reachable by keyboard. */
export const GridScroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 160,
  overflow: 'auto',
  overflowAnchor: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '--table-top': '0px',
  '& [role=grid]': { border: 0 },
}))
