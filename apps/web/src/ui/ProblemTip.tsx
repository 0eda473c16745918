import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

interface ProblemTipProps {
  problem: string | undefined
  children: ReactElement
}

/** What is wrong with what is typed, under its field, for as long as it is wrong. */
export function ProblemTip({ problem, children }: ProblemTipProps) {
  return (
    <Tooltip
      open={problem !== undefined}
      title={problem ?? ''}
      placement="bottom-start"
      describeChild
      disableInteractive
      // A tip that fades out would do so without its text
      slotProps={{ transition: { timeout: 0 } }}
    >
      {children}
    </Tooltip>
  )
}
