import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'

interface DropAreaProps {
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** Takes .json files that are dropped, or chosen by its button. */
export function DropArea({ disabled, onFiles }: DropAreaProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <Box
      role="group"
      aria-label="Drop area"
      // Or the browser would open the file in place of the page
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        p: 2.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>Drop .json files here or</Typography>
      <Button
        variant="outlined"
        autoFocus
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
      >
        Choose files
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="JSON files"
        accept=".json"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Emptied, so that the same file can be chosen again once it is mended
          target.value = ''
        }}
      />
    </Box>
  )
}
