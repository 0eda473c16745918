import { styled } from '@mui/material/styles'

/** A plain button of a table cell, as wide as the cell where it holds a text. */
export const CellButton = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  maxWidth: 'calc(100% + 14px)',
  minHeight: 24,
  margin: '0 -7px',
  padding: '1px 6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&[aria-disabled=true]': { cursor: 'default', borderColor: 'transparent', color: 'inherit' },
  '& svg': { display: 'block', fontSize: 17, color: theme.vars.palette.text.secondary },
  '&:hover svg': { color: theme.vars.palette.text.primary },
  '&[aria-disabled=true] svg': { opacity: 0.4 },
}))
