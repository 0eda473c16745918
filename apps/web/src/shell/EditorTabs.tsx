import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'

/** The tabs of the editor; one appears with its screen. */
const tabs = [
  { to: '/domains/$domainId/intent-editor', label: 'Intents' },
  { to: '/domains/$domainId/slot-editor', label: 'Slots' },
] as const

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& a': {
    ...theme.typography.button,
    padding: '8px 10px 6px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current=page]': {
      color: theme.vars.palette.primary.main,
      borderBottomColor: theme.vars.palette.primary.main,
    },
  },
}))

export function EditorTabs({ domainId }: { domainId: string }) {
  return (
    <Bar aria-label="Editor">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} params={{ domainId }} search={({ language }) => ({ language })}>
          {label}
        </Link>
      ))}
    </Bar>
  )
}
