import HistoryIcon from '@mui/icons-material/History'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useDialogResources } from '../features/dialog-resources/use-dialog-resources.tsx'
import { useCreateSavePoint } from '../features/save-points/use-create-save-point.tsx'
import { CompactButton, type CompactButtonProps } from '../ui/CompactButton.tsx'
import { namedHeader } from '../ui/layout.ts'
import { useRoom } from '../ui/use-room.ts'
import { useGeneralData } from './use-general-data.tsx'

/** What can be done with all of the open domain, as buttons or, where there is no room for their names, in a menu. */
export function HeaderActions({ onHistory }: { onHistory: () => void }) {
  const hasRoom = useRoom(namedHeader)
  const generalData = useGeneralData()
  const resources = useDialogResources()
  const savePoint = useCreateSavePoint()
  const history = { label: 'History', icon: <HistoryIcon />, onClick: onHistory }
  const buttons = [generalData.button, resources.button, savePoint.button, history]
  return (
    <>
      {hasRoom ? (
        buttons.map((button) => <CompactButton key={button.label} {...button} />)
      ) : (
        <MoreMenu buttons={buttons} />
      )}
      {generalData.opened}
      {resources.opened}
      {savePoint.opened}
    </>
  )
}

function MoreMenu({ buttons }: { buttons: readonly CompactButtonProps[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ flexShrink: 0 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        More
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {buttons.map(({ label, icon, disabledReason, onClick }) => (
          <MenuItem
            key={label}
            disabled={disabledReason !== undefined}
            onClick={() => {
              setAnchor(null)
              if (anchor !== null) onClick(anchor)
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText
              primary={label}
              secondary={disabledReason}
              slotProps={{ primary: { variant: 'body2' } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
