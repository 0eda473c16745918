import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { compareCertainty, foundOf, isCertain } from '@sdp/dialogue/story'
import { addSentence, addSentenceLabel } from '../../parts/sentence-to-add.ts'
import type { FoundReadings } from './use-readings.ts'

/** The sentence that was read, and the way to make an expression of it; stands out where no expression says it. */
export function SaidSentence({ found }: { found: Pick<FoundReadings, 'text' | 'language' | 'domains'> }) {
  const { text, language, domains } = found
  const near = domains
    .flatMap(({ domainId, readings }) =>
      readings.map((reading) => ({ domainId, intent: reading.intent, ...foundOf(reading) })),
    )
    .toSorted(compareCertainty)
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
      <Box component="span" dir="auto" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
        ‘{text}’
      </Box>
      <Button
        size="small"
        variant={near.some(isCertain) ? 'text' : 'outlined'}
        onClick={() => addSentence({ text, language, near })}
      >
        {addSentenceLabel}
      </Button>
    </Box>
  )
}
