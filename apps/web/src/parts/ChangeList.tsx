import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { describeDifference, type EntryChange } from '@sdp/domain'
import { collectionTitles } from './collection-titles.ts'

const colors = { added: 'success.main', removed: 'error.main', changed: 'warning.main' } as const
const mostLines = 12

/** The changed entries of a domain by area, each with what is different in it. */
export function ChangeList({ title, changes }: { title: string; changes: readonly EntryChange[] }) {
  const areas = [...new Set(changes.map(({ collection }) => collection))]
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {changes.length === 0 && <Typography variant="body2">Nothing</Typography>}
      {areas.map((area) => (
        <Box key={area} sx={{ mt: 1.5 }}>
          <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
            {collectionTitles[area] ?? area}
          </Typography>
          {changes
            .filter(({ collection }) => collection === area)
            .map((entry) => (
              <ChangedEntry key={entry.key} entry={entry} />
            ))}
        </Box>
      ))}
    </Box>
  )
}

function ChangedEntry({ entry }: { entry: EntryChange }) {
  const { key, change, before, after } = entry
  const lines = change === 'changed' ? describeDifference(before, after) : []
  return (
    <Box sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: colors[change], mr: 0.75 }}>
        {change}
      </Box>
      {key}
      {lines.slice(0, mostLines).map((line) => (
        <Box key={line} sx={{ pl: 1.5, fontFamily: 'monospace', fontSize: 12, color: 'text.secondary' }}>
          {line}
        </Box>
      ))}
      {lines.length > mostLines && (
        <Box sx={{ pl: 1.5, typography: 'caption', color: 'text.secondary' }}>
          and {lines.length - mostLines} more
        </Box>
      )}
    </Box>
  )
}
