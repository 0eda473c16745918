import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLanguageChanges } from '../../parts/use-language-changes.ts'
import type { MarketSheet } from './market-sheets.ts'

const listMaxHeight = 400

/** A market in which the domain has no language yet. */
export function EmptyMarket({ sheet: { node, further } }: { sheet: MarketSheet }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No languages defined for this market
      </Typography>
      <AddLanguageMenu market={node.code} languages={further} />
    </Box>
  )
}

function AddLanguageMenu({ market, languages }: { market: string; languages: MarketSheet['further'] }) {
  const { add, disabledReason } = useLanguageChanges()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = `Add language for ${market}`
  const choose = (language: string) => {
    setAnchor(null)
    void add(language)
  }
  return (
    <>
      <Tooltip title={disabledReason ?? ''} describeChild>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-disabled={disabledReason !== undefined}
          onClick={({ currentTarget }) => disabledReason === undefined && setAnchor(currentTarget)}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
        >
          {label}
        </Button>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { style: { maxHeight: listMaxHeight } } }}
      >
        {languages.map(({ code, name }) => (
          <MenuItem key={code} onClick={() => choose(code)} sx={{ gap: 1.5 }}>
            <Box component="span" sx={{ minWidth: 64 }}>
              {code}
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
