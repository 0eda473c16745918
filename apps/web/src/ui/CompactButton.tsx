import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { roomyHeader } from './layout.ts'

interface CompactButtonProps {
  label: string
  icon: ReactNode
  /** Why it cannot be pressed now; it stays reachable, so that the reason is. */
  whyNot?: string | undefined
  onClick: () => void
}

/** A button of the header that is only its icon where there is no room for its label; the tooltip tells it then. */
export function CompactButton({ label, icon, whyNot, onClick }: CompactButtonProps) {
  const isRoomy = useMediaQuery(roomyHeader, { noSsr: true })
  return (
    <Tooltip title={whyNot ?? (isRoomy ? '' : label)} describeChild>
      <Button
        variant="outlined"
        aria-label={label}
        aria-disabled={whyNot !== undefined}
        startIcon={isRoomy ? icon : undefined}
        onClick={() => whyNot === undefined && onClick()}
        sx={{
          flexShrink: 0,
          '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
          ...(!isRoomy && { minWidth: 0, px: 0.75, '& svg': { fontSize: 18 } }),
        }}
      >
        {isRoomy ? label : icon}
      </Button>
    </Tooltip>
  )
}
