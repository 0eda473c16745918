import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { oneLine, roomyHeader } from './layout.ts'
import { useRoom } from './use-room.ts'

export interface CompactButtonProps {
  label: string
  /** What is read below the icon, where there is no room for all of it. */
  short?: string
  icon: ReactNode
  /** Why it cannot be pressed now; it stays reachable, so that the reason is. */
  disabledReason?: string | undefined
  /** Of a button that opens a menu: whether it is open. */
  menu?: { isOpen: boolean }
  onClick: (button: HTMLElement) => void
}

/** A button of the header: an icon with its name next to it or, where there is less room, below it. */
export function CompactButton({
  label,
  short = label,
  icon,
  disabledReason,
  menu,
  onClick,
}: CompactButtonProps) {
  const isRoomy = useRoom(roomyHeader)
  return (
    <Tooltip title={disabledReason ?? (isRoomy ? '' : label)} describeChild>
      <Button
        variant="outlined"
        aria-label={label}
        aria-disabled={disabledReason !== undefined}
        {...(menu && { 'aria-haspopup': 'menu', 'aria-expanded': menu.isOpen })}
        startIcon={isRoomy ? icon : undefined}
        onClick={({ currentTarget }) => disabledReason === undefined && onClick(currentTarget)}
        sx={{
          '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
          ...(isRoomy ? { flexShrink: 0 } : smallButton),
        }}
      >
        {!isRoomy && icon}
        {isRoomy && label}
        {!isRoomy && (
          <Box component="span" sx={{ ...oneLine, width: '100%', fontSize: '0.6875rem', lineHeight: 1.25 }}>
            {short}
          </Box>
        )}
      </Button>
    </Tooltip>
  )
}

const smallButton = {
  flexDirection: 'column',
  minWidth: 32,
  px: 0.75,
  py: '2px',
  '& svg': { fontSize: 18 },
} as const
