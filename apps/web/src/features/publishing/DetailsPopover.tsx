import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { asInstructions, type Instruction } from '@sdp/domain/publishing'
import { useState } from 'react'
import { DownloadButton } from './DownloadButton.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { LogsDialog } from './LogsDialog.tsx'
import { PublicationsDialog } from './PublicationsDialog.tsx'
import type { Place } from './publish-actions-context.ts'
import { usePublishing } from './publishing-store.ts'
import { downloadResources } from './send-instructions.ts'
import { useStates } from './use-states.ts'

interface DetailsPopoverProps {
  anchor: HTMLElement
  place: Place
  onClose: () => void
}

/** All that is known of a language in an environment, resource by resource. */
export function DetailsPopover({ anchor, place, onClose }: DetailsPopoverProps) {
  const { node, environment, language, items } = place
  const about = usePublishing((state) => state.about)
  const configuration = usePublishing((state) => state.configuration)
  const states = useStates(items)
  const [logsOf, setLogsOf] = useState<string>()
  const [showsHistory, setShowsHistory] = useState(false)
  if (about === undefined || configuration === undefined) return null
  const download = (source: 'provider' | 'sdp', instructions: readonly Instruction[]) =>
    downloadResources(about, source, instructions)
  const nameOf = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name ?? code
  const environmentName = nameOf(configuration.environments, environment)
  return (
    <>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': `Details of ${node} ${environmentName} ${language}`,
            sx: { width: 480, maxHeight: 560, p: 2 },
          },
        }}
      >
        <Typography variant="h3">
          {language} in {environmentName}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {node} · {nameOf(configuration.languages, language)}
        </Typography>
        {states.length === 0 && (
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            Nothing is known about it yet.
          </Typography>
        )}
        {states.map((state) => (
          <ItemDetails
            key={`${state.resource} ${state.provider}`}
            configuration={configuration}
            state={state}
            onLogs={() => setLogsOf(state.resource)}
            onDownload={download}
          />
        ))}
        <Box sx={{ display: 'flex', gap: 1, mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {items.length > 1 && (
            <DownloadButton
              label="Latest resources"
              about={`the latest resources of ${language} in ${environmentName}`}
              onClick={() => download('sdp', asInstructions(items))}
            />
          )}
          <Button startIcon={<HistoryIcon />} sx={{ ml: 'auto' }} onClick={() => setShowsHistory(true)}>
            Publications
          </Button>
        </Box>
      </Popover>
      {logsOf !== undefined && (
        <LogsDialog
          title={`${nameOf(configuration.resources, logsOf)}, ${language} in ${environmentName}`}
          items={items.filter(({ resource }) => resource === logsOf)}
          onClose={() => setLogsOf(undefined)}
        />
      )}
      {showsHistory && (
        <PublicationsDialog
          market={node}
          environments={configuration.environments}
          languages={[{ code: language, name: language }]}
          first={{ environment, language }}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </>
  )
}
