import { styled, type Theme } from '@mui/material/styles'
import { GridScroller, rowIconStyles } from '../../ui/grid/GridScroller.tsx'
import { estimatedRowHeight } from './expression-list.ts'

const weightStyles = (theme: Theme) =>
  ({
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
  }) as const

/** The list scrolls in itself. It styles its rows as well: twenty of them are drawn at every key in the filter. */
export const Scroller = styled(GridScroller)(({ theme }) => ({
  minWidth: 0,
  scrollbarGutter: 'stable',
  background: theme.vars.palette.background.paper,
  '& [role=grid] tr.row': {
    ...theme.typography.body1,
    minHeight: estimatedRowHeight,
    '& > td': { whiteSpace: 'normal', paddingBlock: 8 },
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
  ...weightStyles(theme),
  '& .buttons': { whiteSpace: 'nowrap' },
  ...rowIconStyles(theme),
}))

/** The same editor of weights next to the list. */
export const WeightFrame = styled('div')(({ theme }) => weightStyles(theme))
