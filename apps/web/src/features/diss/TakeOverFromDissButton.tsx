import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type DissDefinition, dissAdditions, takeOverFromDiss } from '@sdp/domain/diss'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { additionText } from './addition-text.ts'

/** Brings the slots and canonicals of the DISS definition into the domain; only where it has one. */
export function TakeOverFromDissButton() {
  const { disabledReason } = useEdit()
  const definition = useDissDefinition()
  const vendorPrefix = usePlatformConfiguration()?.slotNamePrefix
  const [isOpen, setOpen] = useState(false)
  if (definition === undefined || vendorPrefix === undefined) return null
  return (
    <>
      <Tooltip title={disabledReason ?? `Slots and canonicals of DISS ${definition.version}`}>
        <span>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={disabledReason !== undefined}
            onClick={() => setOpen(true)}
          >
            Slots from DISS
          </Button>
        </span>
      </Tooltip>
      {isOpen && disabledReason === undefined && (
        <TakeOverDialog definition={definition} vendorPrefix={vendorPrefix} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface TakeOverDialogProps {
  definition: DissDefinition
  vendorPrefix: string
  onClose: () => void
}

function TakeOverDialog({ definition, vendorPrefix, onClose }: TakeOverDialogProps) {
  const domain = useEditing((editing) => editing.domain)
  const { edit } = useEdit()
  const additions = dissAdditions(domain, takeOverFromDiss(domain, { definition, vendorPrefix }))
  const takeOver = () => {
    if (edit(takeOverFromDiss, { definition, vendorPrefix })) onClose()
  }
  return (
    <Dialog
      open
      title={`Slots and canonicals from DISS ${definition.version}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" autoFocus disabled={additions.length === 0} onClick={takeOver}>
            Take over
          </Button>
        </>
      }
    >
      {additions.length === 0 ? (
        <Typography>
          The domain has all slots and canonicals that DISS defines for its intents, as far as their names are
          allowed here.
        </Typography>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>These are added; what is there stays as it is.</Typography>
          <Box component="ul" aria-label="What is added" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {additions.map((addition) => (
              <Box component="li" key={addition.slot} sx={{ overflowWrap: 'anywhere' }}>
                {additionText(addition)}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Dialog>
  )
}
