import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

/** Cards side by side, as many as have room. */
export const CardRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: 12,
})

interface PageCardProps {
  title: string
  text: ReactNode
  Icon: ComponentType<{ fontSize: 'small' }>
  disabled?: boolean
  onClick?: () => void
}

/** A card that is one button. */
export function PageCard({ title, text, Icon, ...button }: PageCardProps) {
  return (
    <Face component="button" focusRipple={false} {...button} aria-label={title}>
      <Inside title={title} text={text} Icon={Icon} />
    </Face>
  )
}

const Face = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 12,
  padding: '14px 16px',
  minHeight: 84,
  textAlign: 'left',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&.Mui-disabled': { opacity: 0.55 },
  '& svg': { color: theme.vars.palette.primary.main, marginTop: 1 },
})) as typeof ButtonBase

const LinkFace = createLink(Face)

type LinkCardProps = Omit<PageCardProps, 'disabled' | 'onClick'> & {
  to: string
  params?: Record<string, string>
}

/** A card that leads to a page. */
export function LinkCard({ title, text, Icon, to, params }: LinkCardProps) {
  return (
    <LinkFace to={to} params={params as never} aria-label={title}>
      <Inside title={title} text={text} Icon={Icon} />
    </LinkFace>
  )
}

function Inside({ title, text, Icon }: Pick<PageCardProps, 'title' | 'text' | 'Icon'>) {
  return (
    <>
      <Icon fontSize="small" />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" variant="h3" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', mt: 0.25, color: 'text.secondary' }}
        >
          {text}
        </Typography>
      </Box>
    </>
  )
}
