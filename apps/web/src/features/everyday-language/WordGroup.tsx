import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { readableNumber } from '../../ui/numbers.ts'
import { matching } from './everyday-words.ts'

/** How many words are shown before somebody wants to see all. */
const fewWords = 14

interface WordGroupProps {
  title: string
  /** What is built in, which nobody can remove. */
  builtIn: readonly string[]
  search: string
  /** The words of the author. */
  children?: ReactNode
}

/** Words under a title: those that are built in as a text, and the author's behind them. */
export function WordGroup({ title, builtIn, search, children }: WordGroupProps) {
  const [isWhole, setWhole] = useState(false)
  const found = matching(builtIn, search)
  const isCut = !isWhole && found.length > fewWords + 1
  const shown = isCut ? found.slice(0, fewWords) : found
  // A search leaves only what it found; the field to add words stays
  if (children === undefined && found.length === 0) return null
  return (
    <Box role="group" aria-label={title} sx={{ mt: 1 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {title}
        {builtIn.length > 0 && ` · ${readableNumber(builtIn.length)} built in`}
      </Typography>
      {found.length > 0 && (
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {shown.join(', ')}
          {found.length > fewWords + 1 && (
            <>
              {isCut ? ', … ' : ' '}
              <Link
                component="button"
                type="button"
                underline="hover"
                aria-expanded={!isCut}
                onClick={() => setWhole(isCut)}
                sx={{ font: 'inherit', verticalAlign: 'baseline' }}
              >
                {isCut ? `Show all ${readableNumber(found.length)}` : 'Show fewer'}
              </Link>
            </>
          )}
        </Typography>
      )}
      {children}
    </Box>
  )
}
