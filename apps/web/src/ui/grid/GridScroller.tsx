import { styled, type Theme } from '@mui/material/styles'

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

/** Small icons at the end of a row, as plain buttons: rows of Material buttons would take several times as long to draw. */
export const rowIconStyles = (theme: Theme) =>
  ({
    '& .buttons button': {
      display: 'inline-flex',
      padding: 6,
      border: 0,
      borderRadius: 4,
      background: 'none',
      fontSize: 17,
      color: theme.vars.palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
      '&:disabled, &[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    },
  }) as const
