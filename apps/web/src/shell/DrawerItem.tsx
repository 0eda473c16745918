import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import type { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { oneLine } from '../ui/layout.ts'

interface DrawerItemProps extends ComponentProps<typeof ListItemButton> {
  label: string
  /** What is read below the icon, where there is no room for the label. */
  short: string
  /** What the rail says about it, where that is more than the label. */
  hint?: string
  Icon: ComponentType<{ fontSize: 'small' }>
  /** Without room for labels. */
  isRail: boolean
  /** Behind the label, or at the corner of the icon where there is none. */
  mark?: ReactNode
  /** A page to go to. */
  component?: typeof Link
  to?: string
}

/** Small enough to leave the icon in sight. */
const corner = {
  position: 'absolute',
  top: -2,
  right: 0,
  transform: 'scale(0.7)',
  transformOrigin: 'top right',
} as const

const inRail = { flexDirection: 'column', px: 0.25, py: 0.5 } as const

/** One line of the navigation. */
export function DrawerItem({ label, short, hint = label, Icon, isRail, mark, ...button }: DrawerItemProps) {
  return (
    <ListItem disablePadding>
      <Tooltip title={isRail ? hint : ''} placement="right">
        <ListItemButton aria-label={label} sx={isRail ? inRail : { px: 1 }} {...(button as object)}>
          <ListItemIcon sx={{ minWidth: isRail ? 0 : 30, color: 'inherit' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {isRail ? (
            <Box
              component="span"
              sx={{ ...oneLine, maxWidth: '100%', fontSize: '0.6875rem', lineHeight: 1.3 }}
            >
              {short}
            </Box>
          ) : (
            <ListItemText primary={label} slotProps={{ primary: { variant: 'body2' } }} />
          )}
          {mark && <Box sx={isRail ? corner : { ml: 1 }}>{mark}</Box>}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}
