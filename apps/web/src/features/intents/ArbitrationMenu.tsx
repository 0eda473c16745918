import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type Arbitration, arbitrations } from '@sdp/domain/intents'

interface ArbitrationMenuProps {
  anchor: HTMLElement | null
  /** The one that is chosen already. */
  chosen?: string | undefined
  onChoose: (arbitration: Arbitration) => void
  onClose: () => void
}

export function ArbitrationMenu({ anchor, chosen, onChoose, onClose }: ArbitrationMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Arbitration' } }}
    >
      {arbitrations.map((arbitration) => (
        <MenuItem
          key={arbitration}
          role="menuitemradio"
          aria-checked={arbitration === chosen}
          selected={arbitration === chosen}
          onClick={() => {
            onClose()
            onChoose(arbitration)
          }}
        >
          {arbitration}
        </MenuItem>
      ))}
    </Menu>
  )
}
