import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'

/** Publishes what all languages share everywhere at once. */
export function DialogBanner({ sheets }: { sheets: readonly MarketSheet[] }) {
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
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, py: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 320 }}>
        <Typography variant="body2">Publish Dialog Resource to all Environments</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          The dialog (rules, actions and texts) is one for all languages of a market. This publishes it in all
          markets above; language models stay as they are.
        </Typography>
      </Box>
      <PublishButton items={items} about="Dialog Resource to all Environments" />
    </Paper>
  )
}
