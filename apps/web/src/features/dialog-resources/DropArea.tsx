import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { FileInput } from '../../ui/FileInput.tsx'

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
      <FileInput ref={chooser} label="JSON files" accept=".json" multiple onFiles={onFiles} />
    </Box>
  )
}
