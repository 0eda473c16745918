import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type ChangeGroup, entryOrder } from '@sdp/domain/wire'
import { useMemo } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { ChangeList } from '../../parts/ChangeList.tsx'
import { useCall } from '../../server/use-call.ts'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { notifyFailure } from '../../ui/notifications.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import type { Choice } from './choices.ts'
import { isRestorable, useRestoreEntry } from './use-restore-entry.ts'

interface ComparisonProps {
  choices: readonly Choice[]
  /** The ids of the choices that are compared. */
  from: string
  to: string
  onFrom: (id: string) => void
  onTo: (id: string) => void
}

/** What changed from one revision or save point to another. */
export function Comparison({ choices, from, to, onFrom, onTo }: ComparisonProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5, pt: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <ChoiceField label="From" value={from} choices={choices} onChange={onFrom} />
        <ChoiceField label="To" value={to} choices={choices} onChange={onTo} />
      </Box>
      <Changes from={revisionOf(choices, from)} to={revisionOf(choices, to)} />
    </Box>
  )
}

function revisionOf(choices: readonly Choice[], id: string): string | undefined {
  return choices.find((one) => one.id === id)?.revision
}

interface ChoiceFieldProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (id: string) => void
}

function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <SelectOne
      label={label}
      value={value}
      options={choices.map(({ id }) => id)}
      labelOf={(id) => choices.find((one) => one.id === id)?.label ?? id}
      onChange={onChange}
      sx={{ minWidth: 0 }}
    />
  )
}

function Changes({ from, to }: { from: string | undefined; to: string | undefined }) {
  const domain = useDomain((open) => open)
  const order = useMemo(() => entryOrder(domain), [domain])
  const isComplete = from !== undefined && to !== undefined
  const request = useCall(
    revisions.compare,
    { query: { from: from ?? '', to: to ?? '' } },
    { enabled: isComplete, onFailure: (error) => notifyFailure(messages.history.compareFailed, error) },
  )
  if (!isComplete) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Choose what to compare. The first revision of a domain has nothing before it.
      </Typography>
    )
  }
  const { data, isFetching } = request
  if (data === undefined && isFetching) return <LinearProgress aria-label="Comparing" />
  if (data === undefined) return <LoadProblem request={request} failed={messages.history.compareLoadFailed} />
  return (
    // A place that scrolls has to be reachable by keyboard.
    <Box tabIndex={0} sx={{ maxHeight: 400, overflow: 'auto' }}>
      <ChangeList
        title="Changes"
        changes={data.changes}
        order={order}
        renames={data.renames}
        actionOf={(group) => <RestoreEntry group={group} revision={from} />}
      />
      {data.more && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          There are more differences than can be shown.
        </Typography>
      )}
    </Box>
  )
}

/** The way back for one entry, as it was before the changes. */
function RestoreEntry({ group, revision }: { group: ChangeGroup; revision: string }) {
  const { canEdit } = useEdit()
  const restoreEntry = useRestoreEntry()
  if (!canEdit || !isRestorable(group)) return null
  return (
    <Tooltip title="Brings it back as it was before this change" describeChild>
      <Button size="small" onClick={() => void restoreEntry(group, revision)} sx={{ flexShrink: 0 }}>
        Restore this
      </Button>
    </Tooltip>
  )
}
