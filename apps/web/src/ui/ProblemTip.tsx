import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

interface ProblemTipProps {
  problem: string | undefined
  /** Whether it is shown: of several wrong fields only the one with the focus does; the others tell it to the mouse. */
  isTold: boolean
  children: ReactElement
}

const placing = {
  placement: 'bottom-start',
  describeChild: true,
  disableInteractive: true,
} as const

/** What is wrong with what is typed, under its field, for as long as it is wrong. */
export function ProblemTip({ problem, isTold, children }: ProblemTipProps) {
  return (
    <Tooltip
      open={isTold && problem !== undefined}
      title={problem ?? ''}
      {...placing}
      // A tip that fades out would do so without its text
      slotProps={{ transition: { timeout: 0 } }}
    >
      {children}
    </Tooltip>
  )
}

interface FieldProblemProps {
  /** What the field says it is described by. */
  id: string
  field: HTMLElement | null
  problem: string
}

/** The same for one of many fields, which has it beside it only while something is wrong: around each it would cost much. */
export function FieldProblem({ id, field, problem }: FieldProblemProps) {
  return (
    <Tooltip open id={id} title={problem} {...placing} slotProps={{ popper: { anchorEl: field } }}>
      <span hidden />
    </Tooltip>
  )
}
