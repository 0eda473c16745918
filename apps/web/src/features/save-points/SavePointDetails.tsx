import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SavePointReply } from '@sdp/api'
import { formatDate } from '../../ui/dates.ts'

/** Who made a save point and when, and the languages saved in it. */
export function SavePointDetails({ savePoint }: { savePoint: SavePointReply }) {
  const languages = savePoint.languages.map((one) =>
    one.default ? `${one.language} (default)` : one.language,
  )
  const details: [label: string, text: string][] = [
    ['Name', savePoint.name],
    ['Description', savePoint.description || '-'],
    ['Created', `${formatDate(savePoint.createdAt)} by ${savePoint.createdBy}`],
    ['Updated', `${formatDate(savePoint.updatedAt)} by ${savePoint.updatedBy}`],
    ['Languages saved', languages.join(', ') || '-'],
  ]
  return (
    <Box
      component="dl"
      aria-label="Details"
      sx={{ flex: 1, minWidth: 0, m: 0, pl: 2, borderLeft: 1, borderColor: 'divider' }}
    >
      {details.map(([label, text]) => (
        <Box key={label} sx={{ mb: 1.5 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
