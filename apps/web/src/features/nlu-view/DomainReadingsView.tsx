import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ChatReading, DomainReadings } from '@sdp/api'
import { certaintyText, finderText, foundOf } from '@sdp/dialogue/story'
import { useId } from 'react'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { markedPieces } from './marked-text.ts'

interface DomainReadingsViewProps {
  text: string
  domain: DomainReadings
}

/** The readings of one domain, the most certain first; where no expression says all words, also what comes near. */
export function DomainReadingsView({ text, domain }: DomainReadingsViewProps) {
  const { domainId, domain: name, readings, threshold, problem } = domain
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mt: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={id} component="h3" variant="h3">
        {name}
      </Typography>
      {problem !== null && (
        <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
          {problem}
        </Alert>
      )}
      <Box component="ol" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {readings.map((reading) => (
          <ReadingRow
            key={`${reading.intent} ${JSON.stringify(reading.origin)} ${JSON.stringify(reading.slots)}`}
            text={text}
            reading={reading}
            threshold={threshold ?? undefined}
            domainId={domainId}
          />
        ))}
      </Box>
    </Box>
  )
}

interface ReadingRowProps {
  text: string
  reading: ChatReading
  threshold: number | undefined
  domainId: string
}

function ReadingRow({ text, reading, threshold, domainId }: ReadingRowProps) {
  const placeOf = usePlaceIn(domainId)
  const { intent, origin, slots } = reading
  const isGuess = origin.kind === 'guess'
  const found = foundOf(reading)
  const go = placeOf({
    in: 'intents',
    name: intent,
    field: undefined,
    expression: isGuess ? undefined : origin.index,
  })
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Link component="button" type="button" onClick={go} sx={{ font: 'inherit', fontWeight: 600 }}>
          {intent}
        </Link>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {certaintyText(found, threshold)} · {finderText(found)}
          {isGuess ? '; the nearest expression is' : ':'} ‘{isGuess ? origin.nearest : origin.text}’
        </Typography>
      </Box>
      <Box sx={{ typography: 'body1', mt: 0.25 }} dir="auto">
        {markedPieces(text, slots).map(({ text: piece, slot, value }, at) =>
          slot === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
            <span key={at}>{piece}</span>
          ) : (
            <Box
              component="mark"
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
              key={at}
              title={`${slot}: ${value}`}
              sx={{ bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.5, px: 0.5 }}
            >
              {piece}
              <Typography component="span" variant="caption" sx={{ color: 'primary.main', ml: 0.5 }}>
                {slot}
                {value !== piece && ` = ${value}`}
              </Typography>
            </Box>
          ),
        )}
      </Box>
    </Box>
  )
}
