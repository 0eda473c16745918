import { styled } from '@mui/material/styles'

/** A field as wide as what is typed into it. */
export const LiteralInput = styled('input')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  height: 24,
  boxSizing: 'border-box',
  minWidth: 90,
  maxWidth: '100%',
  fieldSizing: 'content',
  padding: '0 6px',
  background: 'none',
  border: '1px dashed transparent',
  borderRadius: 5,
  outline: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.7 },
  '&:hover': { borderColor: theme.vars.palette.divider },
  '&:focus': { border: `1px solid ${theme.vars.palette.primary.main}` },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}))
