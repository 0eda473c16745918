import { styled } from '@mui/material/styles'
import { estimatedRowHeight } from './expression-list.ts'

/** The list scrolls in itself; rows stand at their place in it. */
export const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
}))

/** As high as all rows together. */
export const Grid = styled('div')({ position: 'relative' })

export const Cell = styled('div')({})

export const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr) 190px 128px',
  alignItems: 'center',
  columnGap: 12,
  minHeight: estimatedRowHeight,
  boxSizing: 'border-box',
  padding: '8px 10px 8px 4px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-selected=true]': { background: theme.vars.palette.action.selected },
  '&[data-active]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& > :first-of-type': { textAlign: 'center' },
  '& input[type=checkbox]': {
    width: 16,
    height: 16,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& .text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& .about': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    marginTop: 2,
    color: theme.vars.palette.text.secondary,
  },
  '& .restricted': { color: theme.vars.palette.warning.main },
  '& .wrong': { color: theme.vars.palette.error.main },
  '& .buttons': { textAlign: 'right', whiteSpace: 'nowrap' },
  '&:not(:hover, [data-active]) .buttons': { opacity: 0.35 },
}))

export const RowButton = styled('button')(({ theme }) => ({
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
  '&:disabled': { opacity: 0.4, cursor: 'default' },
}))
