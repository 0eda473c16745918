import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'

export const cardHeight = 172
export const cardGap = 12
export const narrowestCard = 264

export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  height: cardHeight,
  padding: '12px 12px 0',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  transition: 'border-color 80ms, box-shadow 80ms',
  '&:hover': { borderColor: theme.vars.palette.primary.light },
  '&:has(a:focus-visible)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}))

/** The link reaches over the whole card; what else can be pressed lies above it. */
export const CardLink = createLink(
  styled('a')({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    scrollMargin: '140px 0 80px',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  }),
)

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 6,
  '& > div': { minWidth: 0 },
})

export const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

export const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  '& > svg': { fontSize: 14, flexShrink: 0 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

export const Tags = styled('div')({
  display: 'flex',
  gap: 4,
  height: 20,
  marginTop: 4,
  minWidth: 0,
  overflow: 'hidden',
})

/** A chip that costs nothing: hundreds of them are drawn again while somebody types in the filter. */
export const Tag = styled('span')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  padding: '0 8px',
  borderRadius: 10,
  border: '1px solid transparent',
  fontSize: 11,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: theme.vars.palette.action.selected,
  // Where there is too little room the tag gives way, not the mark of a test domain or the number of others.
  '&[data-kind]': { flexShrink: 0, background: 'none', borderColor: theme.vars.palette.divider },
  '&[data-kind=test]': { color: theme.vars.palette.warning.main, borderColor: 'currentColor' },
}))

export const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  height: 34,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { position: 'relative', zIndex: 1 },
  '& > :first-child': { flex: 1 },
  '& button': { opacity: 0.6 },
  '& button:hover, & button:focus-visible': { opacity: 1, color: theme.vars.palette.error.main },
  '& button.ask:hover, & button.ask:focus-visible': { color: theme.vars.palette.primary.main },
  '& button[aria-disabled=true]': { opacity: 0.3, color: 'inherit', cursor: 'default' },
}))
