import FoldedIcon from '@mui/icons-material/ChevronRight'
import UnfoldedIcon from '@mui/icons-material/ExpandMore'
import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { memo, useId, useState } from 'react'
import { counted } from '../../ui/numbers.ts'
import { EmptyMarket } from './EmptyMarket.tsx'
import { EnvironmentColumns } from './EnvironmentColumns.tsx'
import { LanguageTable } from './LanguageTable.tsx'
import type { MarketSheet } from './market-sheets.ts'
import { PublicationsDialog } from './PublicationsDialog.tsx'

/** One market, folded at first; an empty one offers languages in place of that. */
export const MarketSheetPart = memo(function MarketSheetPart({ sheet }: { sheet: MarketSheet }) {
  const { node, languages } = sheet
  const [isUnfolded, setUnfolded] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const titleId = useId()
  const bodyId = useId()
  const isEmpty = languages.length === 0
  const Fold = isUnfolded ? UnfoldedIcon : FoldedIcon
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ px: 1.5, py: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34 }}>
        {!isEmpty && (
          <IconButton
            size="small"
            aria-label={`Languages of ${node.code}`}
            aria-expanded={isUnfolded}
            aria-controls={bodyId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Fold fontSize="small" />
          </IconButton>
        )}
        <Typography variant="h2" id={titleId}>
          {node.code}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {node.description}
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' }}>
          {!isEmpty && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {counted(languages.length, 'language')}
            </Typography>
          )}
          <Button
            startIcon={<HistoryIcon />}
            aria-label={`Publications of ${node.code}`}
            onClick={() => setShowsHistory(true)}
          >
            Publications
          </Button>
        </Box>
      </Box>
      <Box id={bodyId} sx={{ pt: 0.75, pb: 0.5 }}>
        {isEmpty && <EmptyMarket sheet={sheet} />}
        {!isEmpty && (isUnfolded ? <LanguageTable sheet={sheet} /> : <EnvironmentColumns sheet={sheet} />)}
      </Box>
      {showsHistory && (
        <PublicationsDialog
          market={node.code}
          environments={sheet.environments}
          languages={languages}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </Paper>
  )
})
