import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'

interface SelectedLanguagesProps {
  sheet: MarketSheet
  selected: MarketSheet['languages']
  onClear: () => void
}

/** What can be done with the selected languages at once, environment by environment. */
export function SelectedLanguages({ sheet, selected, onClear }: SelectedLanguagesProps) {
  const { node, environments } = sheet
  const itemsIn = useMemo(() => {
    const chosen = new Set(selected.map(({ code }) => code))
    return new Map(
      environments.map(({ code }) => [
        code,
        sheet.column(code).filter(({ language }) => chosen.has(language)),
      ]),
    )
  }, [sheet, environments, selected])
  return (
    <Box
      role="toolbar"
      aria-label={`Selected languages of ${node.code}`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1, fontWeight: 600 }}>
        Selected {selected.length} Languages
      </Typography>
      {environments.map(({ code, name }) => (
        <PublishButton
          key={code}
          items={itemsIn.get(code) ?? []}
          about={`the selected languages of ${node.code} in ${name}`}
          prefix={name}
        />
      ))}
      <Tooltip title="Clear the selection">
        <IconButton size="small" aria-label="Clear the selection" onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
