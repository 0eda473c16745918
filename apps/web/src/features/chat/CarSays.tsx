import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { noCarValues } from '@sdp/domain/tests'
import { useChat } from './chat-store.ts'

/** What the car says with each sentence, where it says something. */
export function CarSays() {
  const { vehicleInputs, contextInputs, featureFlags } = useChat((state) => state.car)
  const values = [vehicleInputs, contextInputs, featureFlags].flatMap((inputs) =>
    Object.entries(inputs).map(([name, value]) => `${name} = ${String(value)}`),
  )
  if (values.length === 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        The car says {values.join(', ')}
      </Box>
      <Tooltip title="The car says nothing more">
        <IconButton
          size="small"
          aria-label="The car says nothing more"
          onClick={() => useChat.setState({ car: noCarValues })}
          sx={{ p: 0.25 }}
        >
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
