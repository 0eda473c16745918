import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useMemo } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import type { MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'

/** Publishes what all languages share everywhere at once, and says what is not part of it. */
export function DialogBanner({ sheets }: { sheets: readonly MarketSheet[] }) {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const items = useMemo(
    () => sheets.flatMap((sheet) => sheet.items.filter(({ resource }) => resource === 'dialog')),
    [sheets],
  )
  if (items.length === 0) return null
  return (
    <Paper
      component="section"
      aria-label="Dialog Resource"
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, py: 1, mb: 1.5 }}
    >
      <Typography variant="body2">Publish Dialog Resource to all Environments</Typography>
      <PublishButton items={items} about="Dialog Resource to all Environments" />
      <Box role="status" sx={{ ml: 'auto' }}>
        {isUnsaved && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {messages.publishing.unsaved}
          </Typography>
        )}
      </Box>
    </Paper>
  )
}
