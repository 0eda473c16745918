import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import CloseIcon from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import MissingIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Checklist as Checked } from '@sdp/domain/resources'
import type { ReactNode } from 'react'

interface ChecklistProps extends Pick<Checked, 'lines' | 'others'> {
  /** Absent while files cannot be changed. */
  onRemove: ((file: string) => void) | undefined
}

/** Which files are there and which are still wanted, and below them those that cannot be uploaded. */
export function Checklist({ lines, others, onRemove }: ChecklistProps) {
  return (
    <Box component="ul" aria-label="Files" sx={list}>
      {lines.map(({ name, file, message, isOptional }) => (
        <Line
          key={name}
          name={name}
          icon={
            file !== undefined ? (
              <DoneIcon fontSize="small" color="success" titleAccess="Chosen" />
            ) : (
              <MissingIcon fontSize="small" color={isOptional ? 'disabled' : 'error'} titleAccess="Missing" />
            )
          }
          message={message}
          isError={!isOptional}
          onRemove={file === undefined || onRemove === undefined ? undefined : () => onRemove(file)}
        />
      ))}
      {others.map(({ file, message }) => (
        <Line
          key={`other ${file}`}
          name={file}
          icon={<ErrorIcon fontSize="small" color="error" titleAccess="Wrong" />}
          message={message}
          isError
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
    </Box>
  )
}

interface LineProps {
  name: string
  icon: ReactNode
  message: string | undefined
  isError: boolean
  onRemove: (() => void) | undefined
}

function Line({ name, icon, message, isError, onRemove }: LineProps) {
  return (
    <Box component="li" sx={line}>
      {icon}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography
        variant="body2"
        sx={{ color: isError ? 'error.main' : 'text.secondary', textAlign: 'right' }}
      >
        {message}
      </Typography>
      <Box sx={{ width: 28, height: 28 }}>
        {onRemove && (
          <Tooltip title="Remove">
            <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
              <CloseIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 } as const

const line = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 28px',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 36,
  px: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
