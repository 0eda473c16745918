import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import {
  isLookedFor,
  type LogEntry,
  type LogLevel,
  loggerTags,
  logLevelOf,
  logLevels,
  logSearchModes,
  logText,
  purgeLog,
  setLogSettings,
  useLogEntries,
  useLogSettings,
} from '../../browser/logger.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoment } from '../../ui/dates.ts'
import { LongList } from '../../ui/LongList.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'

/** Stands for every logger. */
const all = 'All loggers'
/** All loggers, while they have different levels. */
const various = 'various'

/** What this page logged, and how much of it is kept and written to the browser's console. */
export function LoggerDialog({ onClose }: { onClose: () => void }) {
  const settings = useLogSettings()
  const entries = useLogEntries()
  const [logger, setLogger] = useState(all)
  const found = useMemo(
    () => entries.filter((entry) => isLookedFor(entry, settings)).reverse(),
    [entries, settings],
  )
  const tags = loggerTags()
  const concerned = logger === all ? tags : [logger]
  const levels = new Set(concerned.map((tag) => logLevelOf(tag, settings)))
  const level = levels.size === 1 ? [...levels][0]! : various

  const setLevel = (chosen: LogLevel) =>
    setLogSettings({
      levels: { ...settings.levels, ...Object.fromEntries(concerned.map((tag) => [tag, chosen])) },
    })
  const download = () => {
    const name = `sdp-studio-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.log`
    downloadFile(name, new Blob([logText(entries)], { type: 'text/plain' }))
  }

  return (
    <Dialog
      open
      title="Logger settings"
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button color="error" onClick={purgeLog} disabled={entries.length === 0}>
            Purge buffer
          </Button>
          <Button onClick={download} disabled={entries.length === 0}>
            Download log
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1 }}>
        <SelectOne label="Logger" width={130} value={logger} options={[all, ...tags]} onChange={setLogger} />
        <SelectOne
          label="Log level"
          width={130}
          value={level}
          options={level === various ? [various, ...logLevels] : logLevels}
          onChange={(chosen) => chosen !== various && setLevel(chosen)}
        />
        <SelectOne
          label="Search mode"
          width={130}
          value={settings.searchIn}
          options={logSearchModes}
          onChange={(searchIn) => setLogSettings({ searchIn })}
        />
        <TextField
          label="Query"
          size="small"
          value={settings.query}
          onChange={({ target }) => setLogSettings({ query: target.value })}
          sx={{ flex: 1, minWidth: 160 }}
        />
        <FormControlLabel
          label="Enabled"
          title="Whether what the query finds also goes to the browser's console"
          control={
            <Switch checked={settings.enabled} onChange={(_, enabled) => setLogSettings({ enabled })} />
          }
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', py: 0.5 }}>
        {countText(found.length, entries.length)}
      </Typography>
      {found.length > 0 && (
        <LongList label="Log" entries={found}>
          {(entry) => <Line entry={entry} />}
        </LongList>
      )}
    </Dialog>
  )
}

function countText(found: number, count: number): string {
  if (count === 0) return 'Nothing was logged. Loggers at the level debug tell the most.'
  return found === count ? `${count} logged` : `${found} of ${count} logged`
}

const colours = { error: 'error.main', warn: 'warning.main', info: 'text.primary', debug: 'text.secondary' }

function Line({ entry: { at, level, tag, message } }: { entry: LogEntry }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '168px 48px 80px 1fr', gap: 1 }}>
      <span>{formatMoment(at)}</span>
      <Box component="span" sx={{ color: colours[level] }}>
        {level}
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {tag}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {message}
      </Box>
    </Box>
  )
}
