import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { areaOf, changedLines } from '@sdp/domain'
import { useState } from 'react'

/** One entry of a domain that differs; of a collection bound to a language, in which. */
interface Change {
  collection: string
  language?: string | null
  key: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  before?: unknown
  after?: unknown
}

const colors = {
  added: 'success.main',
  removed: 'error.main',
  changed: 'warning.main',
  moved: 'text.secondary',
} as const
const mostLines = 12

/** The changed entries of a domain by area, each with what is different in it. */
export function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  const areas = [...new Set(changes.map(areaTitle))]
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {changes.length === 0 && <Typography variant="body2">Nothing</Typography>}
      {areas.map((area) => (
        <Box key={area} sx={{ mt: 1.5 }}>
          <Typography
            variant="caption"
            component="h4"
            sx={{ m: 0, fontWeight: 600, color: 'text.secondary' }}
          >
            {area}
          </Typography>
          {changes
            .filter((one) => areaTitle(one) === area)
            .map((one) => (
              <ChangedEntry key={`${one.change} ${one.key}`} entry={one} />
            ))}
        </Box>
      ))}
    </Box>
  )
}

function areaTitle({ collection, language }: Change): string {
  return language ? `${areaOf(collection)} · ${language}` : areaOf(collection)
}

function ChangedEntry({ entry: { collection, key, change, before, after } }: { entry: Change }) {
  const [isWhole, setWhole] = useState(false)
  const { removed, added, isReordered } = changedLines(collection, before, after)
  const lines = [
    ...removed.map((text) => ({ sign: '−', text })),
    ...added.map((text) => ({ sign: '+', text })),
  ]
  const shown = isWhole ? lines : lines.slice(0, mostLines)
  return (
    <Box sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: colors[change], mr: 0.75 }}>
        {isReordered ? 'reordered' : change}
      </Box>
      {key}
      {shown.map(({ sign, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and lines never move
        <Line key={index} data-sign={sign}>
          {sign} {text}
        </Line>
      ))}
      {lines.length > shown.length && (
        <More type="button" onClick={() => setWhole(true)}>
          and {lines.length - shown.length} more
        </More>
      )}
    </Box>
  )
}

const Line = styled('div')(({ theme }) => ({
  marginLeft: 12,
  paddingLeft: 8,
  fontFamily: 'monospace',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  borderLeft: `2px solid ${theme.vars.palette.success.main}`,
  '&[data-sign="−"]': { borderColor: theme.vars.palette.error.main },
}))

const More = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  marginLeft: 20,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
}))
