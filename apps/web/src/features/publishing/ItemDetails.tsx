import LogsIcon from '@mui/icons-material/SubjectOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  approvalText,
  asInstructions,
  type Instruction,
  isPublished,
  type PublishState,
} from '@sdp/domain/publishing'
import { type ReactNode, useMemo } from 'react'
import { formatDate } from '../../ui/dates.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { FailingTests } from './FailingTests.tsx'
import { PublishButton } from './PublishButton.tsx'
import type { Configuration } from './publishing-store.ts'
import { StepList } from './StepList.tsx'
import { stateNames } from './state-texts.ts'

interface ItemDetailsProps {
  configuration: Configuration
  state: PublishState
  onLogs: () => void
  onDownload: (source: 'provider' | 'sdp', instructions: readonly Instruction[]) => Promise<void>
}

/** One resource at one provider: its state, its approval, its pipeline and its files. */
export function ItemDetails({ configuration, state, onLogs, onDownload }: ItemDetailsProps) {
  const { resourceState, approval, pipeline } = state
  const { node, environment, resource: code, provider: by, language } = state
  const items = useMemo(
    () => [{ node, environment, resource: code, provider: by, language }],
    [node, environment, code, by, language],
  )
  const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name ?? code
  const resource = nameIn(configuration.resources, state.resource)
  const provider = nameIn(configuration.providers, state.provider)
  const failing = pipeline.steps.flatMap((step) => step.failing ?? [])
  const about = `${resource} of ${state.language}`
  return (
    <Box component="section" aria-label={`${resource} at ${provider}`} sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {resource}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {provider}
        </Typography>
        <Typography variant="body2" sx={{ ml: 'auto' }}>
          {stateNames[resourceState.state]}
        </Typography>
        <PublishButton
          items={items}
          about={`${resource}, ${state.language} of ${state.node} in ${state.environment}`}
        />
      </Box>
      {resourceState.atTarget !== undefined && (
        <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {resourceState.atTarget}
        </Typography>
      )}
      {[
        resourceState.msgLong || resourceState.msgShort,
        approval && approvalText(approval),
        approval?.message,
      ]
        .filter(Boolean)
        .map((text) => (
          <Typography
            key={text}
            variant="caption"
            component="p"
            sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        ))}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          my: 0.75,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
          fontSize: '0.75rem',
        }}
      >
        <Fact name="Save point">{resourceState.savePointName || '-'}</Fact>
        <Fact name="Requester">{approval?.requester || '-'}</Fact>
        <Fact name="Last update">
          {formatDate(resourceState.date)}
          {resourceState.user !== '' && ` by ${resourceState.user}`}
        </Fact>
      </Box>
      <StepList configuration={configuration} state={state} />
      {failing.length > 0 && <FailingTests failing={failing} />}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <DownloadButton
          label="Saved"
          about={`the saved ${about}`}
          onClick={() => onDownload('sdp', asInstructions([state]))}
        />
        {isPublished(state) && (
          <DownloadButton
            label="Published"
            about={`the published ${about}`}
            onClick={() => onDownload('provider', asInstructions([state]))}
          />
        )}
        <Button
          startIcon={<LogsIcon />}
          aria-label={`Logs of ${about}`}
          disabled={pipeline.logs.length === 0}
          sx={{ ml: 'auto' }}
          onClick={onLogs}
        >
          Logs
        </Button>
      </Box>
    </Box>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
