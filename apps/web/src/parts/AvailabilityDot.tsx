import { styled } from '@mui/material/styles'
import type { Availability } from '@sdp/domain/sessions'
import { availabilityTexts } from './availability-texts.ts'

/** Green, orange, red or grey: how a save point stands for the user (ruling R29). */
export function AvailabilityDot({ state }: { state: Availability }) {
  return <Dot role="img" aria-label={availabilityTexts[state]} data-state={state} />
}

const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  flexShrink: 0,
  borderRadius: '50%',
  background: theme.vars.palette.text.disabled,
  '&[data-state=available]': { background: theme.vars.palette.success.main },
  '&[data-state=yours]': { background: theme.vars.palette.warning.light },
  '&[data-state=busy]': { background: theme.vars.palette.error.main },
}))
