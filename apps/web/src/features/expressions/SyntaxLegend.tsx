import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { syntaxLegend } from './syntax-legend.ts'

/** How expressions are written; folded away by whoever knows, and then it stays so. */
export const SyntaxLegend = memo(function SyntaxLegend() {
  const isOpen = usePreferences((state) => state.showsSyntax)
  return (
    <Box component="section" aria-label="Syntax" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        startIcon={<ExpandIcon sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />}
        onClick={() => prefer({ showsSyntax: !isOpen })}
        sx={{ flex: 'none', color: 'text.secondary', py: 0, ml: -0.5 }}
      >
        Syntax
      </Button>
      {isOpen && (
        <Lines>
          {syntaxLegend.map(({ example, meaning }) => (
            <li key={example}>
              <ExpressionText text={example} />
              <span>{meaning}</span>
            </li>
          ))}
        </Lines>
      )}
    </Box>
  )
})

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  margin: 0,
  padding: '3px 0',
  listStyle: 'none',
  '& li > span:last-child': { marginInlineStart: 6, color: theme.vars.palette.text.secondary },
}))
