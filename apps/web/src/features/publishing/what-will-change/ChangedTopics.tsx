import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ChangedLines, ChangeWord } from '../../../parts/ChangeList.tsx'
import { countText, type Topic } from './change-texts.ts'

/** What changed in the content: topic by topic, with how much and each entry with its lines. */
export function ChangedTopics({ title, topics }: { title?: string; topics: readonly Topic[] }) {
  return (
    <Box {...(title !== undefined && { role: 'group', 'aria-label': title })}>
      {title !== undefined && (
        <Typography variant="subtitle2" component="h4">
          {title}
        </Typography>
      )}
      {topics.map((topic) => (
        <Box key={topic.topic} component="details" open={isShort(topic)} sx={{ mt: 1 }}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {topic.title}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {countText(topic)}
            </Box>
          </Typography>
          <Entries topic={topic} />
        </Box>
      ))}
    </Box>
  )
}

/** Long lists are opened by whoever wants to read them. */
function isShort({ entries }: Topic): boolean {
  return entries.reduce((lines, entry) => lines + 1 + entry.lines.length, 0) <= 40
}

function Entries({ topic: { entries, left } }: { topic: Topic }) {
  return (
    <>
      {entries.map((entry) => (
        <Box
          key={`${entry.kind} ${entry.change} ${entry.name}`}
          role="group"
          aria-label={`${entry.kind} ${entry.name}`}
          sx={{ typography: 'body2', ml: 2, mt: 0.5, overflowWrap: 'anywhere' }}
        >
          <ChangeWord change={entry.change} /> {entry.kind}{' '}
          {entry.renamedFrom === undefined ? entry.name : `${entry.renamedFrom} → ${entry.name}`}
          <ChangedLines lines={entry.lines} />
          {entry.linesLeft > 0 && <LeftOut count={entry.linesLeft} />}
        </Box>
      ))}
      {left > 0 && <LeftOut count={left} />}
    </>
  )
}

function LeftOut({ count }: { count: number }) {
  return (
    <Typography variant="caption" component="div" sx={{ ml: 2, color: 'text.secondary' }}>
      and {count} more
    </Typography>
  )
}
