import ImageIcon from '@mui/icons-material/ImageSearchOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { pictures } from '@sdp/api'
import { useState } from 'react'
import { useCall } from '../../server/use-call.ts'

/** Offers placeholder pictures, where the installation has a service for them. */
export function PictureChoice({ onChoose }: { onChoose: (address: string) => void }) {
  const { data = [] } = useCall(pictures.list, {})
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (data.length === 0) return null
  const choose = (address: string) => {
    setAnchor(null)
    onChoose(address)
  }
  return (
    <>
      <Tooltip title="Choose a placeholder picture">
        <IconButton
          aria-label="Choose a placeholder picture"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ImageIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Placeholder pictures', sx: { width: 344, p: 1 } },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {data.map(({ address, author }, index) => (
            <ButtonBase key={address} title={author} onClick={() => choose(address)} sx={{ borderRadius: 1 }}>
              <Box
                component="img"
                loading="lazy"
                src={address}
                alt={author === '' ? `Picture ${index + 1}` : `Picture ${index + 1} by ${author}`}
                sx={{ width: 60, height: 60, objectFit: 'cover', borderRadius: 1 }}
              />
            </ButtonBase>
          ))}
        </Box>
      </Popover>
    </>
  )
}
