import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useShownTests, useTestRuns } from '../../parts/test-runs/test-runs.ts'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { type CoverageLine, coverageLines } from './coverage-summary.ts'

const maxListed = 200

/** What the tests reach of the domain in the open language, with what they do not. */
export function CoverageDialog({ onClose }: { onClose: () => void }) {
  const domain = useDomain((one) => one)
  const language = useEditing((editing) => editing.language)
  const coverage = useTestRuns((runs) => runs.coverage)
  const lines = useMemo(
    () => (coverage === undefined ? undefined : coverageLines(domain, coverage)),
    [domain, coverage],
  )
  const isInTables = usePreferences(({ showsCoverage }) => showsCoverage)
  const [open, setOpen] = useState<CoverageLine['kind']>()
  useEffect(() => {
    useShownTests.setState({ isCoverageOpen: true })
    return () => useShownTests.setState({ isCoverageOpen: false })
  }, [])
  const shown = lines?.find(({ kind }) => kind === open)
  return (
    <Dialog
      open
      title="Coverage"
      language={language}
      width="md"
      busy={false}
      onClose={onClose}
      actions={
        <>
          <FormControlLabel
            sx={{ mr: 'auto', ml: 0.5 }}
            control={
              <Switch checked={isInTables} onChange={(_, showsCoverage) => prefer({ showsCoverage })} />
            }
            label="Show it in the tables"
          />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {lines === undefined ? (
        <LinearProgress aria-label="Reading what the tests reach" />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(280px, 1fr) minmax(0, 1.2fr)', gap: 3 }}>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, alignContent: 'start' }}
          >
            {lines.map((line) => (
              <Share
                key={line.kind}
                line={line}
                isOpen={line.kind === open}
                onOpen={() => setOpen(line.kind)}
              />
            ))}
          </Box>
          <Missing line={shown} onFollowed={onClose} />
        </Box>
      )}
    </Dialog>
  )
}

interface ShareProps {
  line: CoverageLine
  isOpen: boolean
  onOpen: () => void
}

/** How much of one kind is reached, as a bar. */
function Share({ line: { title, reached, total, missing }, isOpen, onOpen }: ShareProps) {
  const percent = Math.floor((100 * reached) / total)
  return (
    <li>
      <Box sx={{ display: 'flex', typography: 'body2', mb: 0.25 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {title}
        </Box>
        <span>
          {readableNumber(reached)} of {readableNumber(total)} ({percent} %)
        </span>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label={`${title} that tests reach`} />
      {missing.length > 0 && (
        <Button size="small" aria-pressed={isOpen} onClick={onOpen}>
          Show what no test reaches
        </Button>
      )}
    </li>
  )
}

/** What no test reaches of one kind; each leads to its place. */
function Missing({ line, onFollowed }: { line: CoverageLine | undefined; onFollowed: () => void }) {
  const domainId = useEditing((editing) => editing.domainId)
  const placeOf = usePlaceIn(domainId)
  if (line === undefined) return null
  const more = line.missing.length - maxListed
  return (
    <Box component="section" aria-label={`${line.title} that no test reaches`} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {line.title}: {readableNumber(line.missing.length)} that no test reaches
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', '& li': { py: 0.25 } },
          ...{ typography: 'body2', maxHeight: '60vh', overflow: 'auto' },
        }}
      >
        {line.missing.slice(0, maxListed).map(({ key, text, place }) => {
          const go = place && placeOf(place)
          return (
            <li key={key}>
              {go === undefined ? (
                text
              ) : (
                <Link
                  component="button"
                  type="button"
                  sx={{ font: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' }}
                  onClick={() => {
                    onFollowed()
                    go()
                  }}
                >
                  {text}
                </Link>
              )}
            </li>
          )
        })}
        {more > 0 && <li>and {readableNumber(more)} more</li>}
      </Box>
    </Box>
  )
}
