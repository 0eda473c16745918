import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import FailedIcon from '@mui/icons-material/ErrorOutlined'
import UnknownIcon from '@mui/icons-material/HelpOutlined'
import InactiveIcon from '@mui/icons-material/RadioButtonUnchecked'
import ProgressIcon from '@mui/icons-material/Timelapse'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type PublishState, pipelineSteps, type StepState } from '@sdp/domain/publishing'
import type { ComponentType } from 'react'
import type { Configuration } from './publishing-store.ts'
import { stepStateNames } from './state-texts.ts'

const icons: Readonly<Record<StepState, ComponentType<{ titleAccess?: string; sx: object }>>> = {
  inactive: InactiveIcon,
  unknown: UnknownIcon,
  progress: ProgressIcon,
  success: DoneIcon,
  warning: WarningIcon,
  failed: FailedIcon,
}
const colours: Readonly<Record<StepState, string>> = {
  inactive: 'text.disabled',
  unknown: 'text.secondary',
  progress: 'primary.main',
  success: 'success.main',
  warning: 'warning.main',
  failed: 'error.main',
}

interface StepListProps {
  configuration: Configuration
  state: PublishState
}

/** The steps of the pipeline that the last run took, each with what became of it. */
export function StepList({ configuration, state }: StepListProps) {
  const names = new Map(pipelineSteps(configuration, state).map(({ code, name }) => [code, name]))
  return (
    <Box
      component="ol"
      aria-label="Pipeline steps"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
    >
      {state.pipeline.steps.map(({ code, state: stepState }) => {
        const Icon = icons[stepState]
        return (
          <Box
            component="li"
            key={code}
            aria-current={code === state.pipeline.currentStep ? 'step' : undefined}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
          >
            <Icon titleAccess={stepStateNames[stepState]} sx={{ fontSize: 16, color: colours[stepState] }} />
            <Typography variant="caption">{names.get(code) ?? code}</Typography>
          </Box>
        )
      })}
    </Box>
  )
}
