import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { StoryLine, StoryPlace } from '@sdp/dialogue/story'

interface StoryLinesProps {
  lines: readonly StoryLine[]
  placeOf: (place: StoryPlace) => (() => void) | undefined
}

const edges = { good: 'success.main', bad: 'error.main', aside: 'divider' } as const

/** Sentences of the story; those that are about something in the editor lead there. */
export function StoryLines({ lines, placeOf }: StoryLinesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.text}
          sx={{
            pl: 1.25,
            borderLeft: 2,
            borderColor: edges[line.tone ?? 'aside'],
            typography: 'body2',
            overflowWrap: 'anywhere',
            color: line.tone === 'aside' ? 'text.secondary' : 'text.primary',
          }}
        >
          <Line line={line} placeOf={placeOf} />
          {line.passed && <PassedRules passed={line.passed} placeOf={placeOf} />}
        </Box>
      ))}
    </Box>
  )
}

function Line({ line: { text, place }, placeOf }: { line: StoryLine } & Pick<StoryLinesProps, 'placeOf'>) {
  const go = place && placeOf(place)
  if (go === undefined) return <span>{text}</span>
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      color="inherit"
      onClick={go}
      sx={{ font: 'inherit', textAlign: 'start' }}
    >
      {text}
      <Box component="span" aria-hidden sx={{ color: 'primary.main', ml: 0.5 }}>
        ›
      </Box>
    </Link>
  )
}

interface PassedRulesProps extends Pick<StoryLinesProps, 'placeOf'> {
  passed: NonNullable<StoryLine['passed']>
}

function PassedRules({ passed: { shown, listed, count }, placeOf }: PassedRulesProps) {
  return (
    <Box component="details" sx={{ mt: 0.25 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        Show {count > listed ? `the last ${listed} of them` : 'them'}
      </Box>
      <StoryLines lines={shown} placeOf={placeOf} />
      {count > listed && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          The others stand further up in the table.
        </Typography>
      )}
    </Box>
  )
}
