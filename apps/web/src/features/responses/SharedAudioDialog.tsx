import ReloadIcon from '@mui/icons-material/Refresh'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { domains as domainCalls } from '@sdp/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { askAgain } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { sharedAudioColumns } from './shared-audio-columns.tsx'
import { type AudioRow, useSharedAudio } from './use-shared-audio.ts'

interface SharedAudioDialogProps {
  /** The UI action that plays what is taken over. */
  action: string
  onClose: () => void
}

/** The sounds that another domain shares, to be taken over. */
export function SharedAudioDialog({ action, onClose }: SharedAudioDialogProps) {
  const own = useDomain(({ name }) => name)
  const { edit, disabledReason } = useEdit()
  const { data: domains = [] } = useDomainList()
  // One that was made just now is offered as well
  useEffect(() => void askAgain(domainCalls.list), [])
  const names = useMemo(
    () => [...new Set(domains.map(({ name }) => name))].filter((name) => name !== own),
    [domains, own],
  )
  const [from, setFrom] = useState<string | null>(null)
  const { rows, pending, request, isReloading, reload } = useSharedAudio(from ?? undefined)
  const columns = useColumns(sharedAudioColumns, { action, disabledReason, edit })
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <Dialog open title={`Shared audio for ${action}`} width="md" onClose={onClose}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, pt: 0.5 }}>
        <Autocomplete
          options={names}
          value={from}
          autoHighlight
          onChange={(_, name) => setFrom(name)}
          sx={{ width: 320 }}
          renderInput={(params) => <TextField {...params} autoFocus label="Domain" />}
        />
        <Box sx={{ flex: 1 }} />
        <Button
          startIcon={<ReloadIcon />}
          disabled={from === null || isReloading}
          title="Reads them again and forgets what is pending"
          onClick={() => void reload()}
        >
          Reload
        </Button>
      </Box>
      {pending > 0 && (
        <Alert severity="info" sx={{ py: 0, mb: 1 }}>
          {pending === 1 ? '1 sound is' : `${pending} sounds are`} pending until the domain is saved.
        </Alert>
      )}
      {request.isError && <Alert severity="error">{request.error.message}</Alert>}
      {request.isLoading && <LinearProgress aria-label="Loading shared audio" />}
      {from !== null && request.data !== undefined && (
        <Box
          ref={scroller}
          tabIndex={-1}
          sx={{ height: '46vh', overflow: 'auto', overflowAnchor: 'none', '--table-top': '0px' }}
        >
          <Grid
            label="Shared audio"
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            keyOf={nameOf}
            scroller={scroller}
            none={`${from} shares no sounds`}
          />
        </Box>
      )}
    </Dialog>
  )
}

function nameOf({ audio: { action, response } }: AudioRow): string {
  return `${action} ${response}`
}
