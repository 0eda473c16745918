import { styled } from '@mui/material/styles'
import { topBarHeight } from '../layout.ts'
import { TableFrame } from './TableFrame.tsx'

/**
 * A table whose rows stand for themselves: each is put where it belongs, so that a row that comes or goes makes the
 * browser lay out no other. Columns are those of `--columns`, rows as high as
 * `--row-height`. With the class 'measured' they are higher where they need it.
 */
export const GridFrame = styled(TableFrame)(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'block',
    // Rows are square: they would cover round corners at the foot, and a round clip would be drawn with each that moves
    borderRadius: '8px 8px 0 0',
    // The last row has its own line
    borderBottom: 0,
    '& thead': {
      display: 'block',
      position: 'sticky',
      top: `var(--table-top, ${topBarHeight}px)`,
      zIndex: 2,
      borderRadius: '8px 8px 0 0',
      borderBottom: `1px solid ${palette.divider}`,
      background: palette.background.paper,
    },
    '& tbody': { display: 'block', position: 'relative' },
    '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' },
    '& th': {
      position: 'relative',
      top: 0,
      display: 'block',
      height: 'auto',
      padding: '7px 12px',
      border: 0,
    },
    '& th[title]': { textDecoration: 'underline dotted', textUnderlineOffset: 3 },
    '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th .border': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: 9,
      cursor: 'col-resize',
      touchAction: 'none',
      '&:hover, &:active': { borderRight: `2px solid ${palette.primary.main}` },
    },
    '& th:focus-visible, & td:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 4,
    },
    // See useMouseWhileScrolling. Over the rows and not on them: every element in them would inherit it, 40 ms for a screen
    '& tbody[data-scrolling]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '& [data-pinned]': { position: 'sticky', zIndex: 1, background: palette.background.paper },
    '& tr.row': {
      position: 'absolute',
      left: 0,
      right: 0,
      height: 'var(--row-height)',
      contain: 'strict',
      // A layer of its own: a row that is put elsewhere is moved, where the picture around both places would be drawn again
      willChange: 'transform',
      borderBottom: `1px solid ${palette.divider}`,
      // A field of several lines reaches beyond its row
      '&:focus-within': { zIndex: 1, contain: 'layout style' },
      // What is in a cell shortens itself: a clip for each would cost a fifth of a frame while scrolling
      '& > td': { display: 'block', height: 'auto', border: 0, overflow: 'visible' },
      '& > td:has(textarea)': { alignSelf: 'stretch' },
    },
    // Behind a dialog no row moves, and every layer costs a frame of what scrolls in front of it
    '[aria-hidden=true] & tr.row': { willChange: 'auto' },
    '&.measured tr.row': {
      height: 'auto',
      minHeight: 'var(--row-height)',
      contain: 'content',
      // Suggestions reach beyond it
      '&:focus-within': { contain: 'layout style' },
    },
    '& tr.heading > th': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      padding: '0 8px 0 4px',
      color: palette.text.primary,
      background: 'none',
      overflow: 'visible',
    },
    '& tr.row.heading': {
      background: `linear-gradient(${palette.action.hover}, ${palette.action.hover}), ${palette.background.paper}`,
    },
    '& tr.heading .fold': {
      display: 'inline-flex',
      padding: 2,
      border: 0,
      borderRadius: 4,
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    },
    '& tr[data-active]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
    '& td.none': { display: 'block', gridColumn: '1 / -1', borderBottom: `1px solid ${palette.divider}` },
    '& tr.drop': {
      position: 'absolute',
      insetInline: 0,
      zIndex: 2,
      height: 2,
      marginTop: -1,
      background: palette.primary.main,
      pointerEvents: 'none',
    },
  }
})
