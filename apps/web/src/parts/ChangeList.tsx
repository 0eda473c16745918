import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Rename } from '@sdp/domain'
import {
  type ChangeGroup,
  type ChangeLine,
  type EntryOrder,
  groupChanges,
  type TellableChange,
} from '@sdp/domain/wire'
import { type ReactNode, useMemo, useState } from 'react'

const colors = {
  added: 'success.main',
  removed: 'error.main',
  changed: 'warning.main',
  renamed: 'warning.main',
  moved: 'text.secondary',
} as const satisfies Record<ChangeGroup['change'], string>
const maxLines = 12
const maxGroups = 50

interface ChangeListProps {
  title: string
  changes: readonly TellableChange[]
  /** How the tabs list the entries. */
  order?: EntryOrder | undefined
  /** Names that are known to have been changed. */
  renames?: readonly Rename[] | undefined
  /** What can be done with an entry. */
  actionOf?: ((group: ChangeGroup) => ReactNode) | undefined
}

/** What changed in a domain: intent by intent, slot by slot, in the order of the tabs, each with what is different in it. */
export function ChangeList({ title, changes, order, renames, actionOf }: ChangeListProps) {
  const sections = useMemo(() => groupChanges(changes, { order, renames }), [changes, order, renames])
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {sections.length === 0 && <Typography variant="body2">Nothing</Typography>}
      {sections.map((section) => (
        <Box key={section.kind} sx={{ mt: 1.5 }}>
          <Typography
            variant="caption"
            component="h4"
            sx={{ m: 0, fontWeight: 600, color: 'text.secondary' }}
          >
            {section.title}
          </Typography>
          <Groups groups={section.groups} actionOf={actionOf} />
        </Box>
      ))}
    </Box>
  )
}

function Groups({
  groups,
  actionOf,
}: { groups: readonly ChangeGroup[] } & Pick<ChangeListProps, 'actionOf'>) {
  const [shownCount, setShownCount] = useState(maxGroups)
  return (
    <>
      {groups.slice(0, shownCount).map((group) => (
        <ChangedEntry key={`${group.change} ${group.name}`} group={group} action={actionOf?.(group)} />
      ))}
      {groups.length > shownCount && (
        <MoreButton count={groups.length - shownCount} onClick={() => setShownCount((count) => 4 * count)} />
      )}
    </>
  )
}

/** An entry with what became of it and what is different in it. */
export function ChangedEntry({ group, action }: { group: ChangeGroup; action?: ReactNode }) {
  const { name, change, renamedFrom, lines } = group
  return (
    <Box role="group" aria-label={name} sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24 }}>
        <ChangeWord change={change} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {renamedFrom === undefined ? name : `${renamedFrom} → ${name}`}
        </Box>
        {action}
      </Box>
      <ChangedLines lines={lines} />
    </Box>
  )
}

/** What happened to an entry, in the colour of it. */
export function ChangeWord({ change }: Pick<ChangeGroup, 'change'>) {
  return (
    <Box component="span" sx={{ color: colors[change] }}>
      {change}
    </Box>
  )
}

/** What is different in an entry; of many lines the first. */
export function ChangedLines({ lines }: Pick<ChangeGroup, 'lines'>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, maxLines)
  return (
    <>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and lines never move
        <ChangedLine key={index} line={line} />
      ))}
      {lines.length > shown.length && (
        <MoreButton count={lines.length - shown.length} onClick={() => setWhole(true)} />
      )}
    </>
  )
}

function ChangedLine({ line: { label, language, before, after } }: { line: ChangeLine }) {
  const sign = signOf(before, after)
  const text = [before, after].filter((side) => side !== undefined).join(' → ')
  const heading = [sign, label, language && (label === '' ? language : `(${language})`)]
    .filter(Boolean)
    .join(' ')
  return (
    <Line data-sign={sign}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text === '' ? heading : `${heading}${heading === sign ? ' ' : ': '}`}
      </Box>
      {text}
    </Line>
  )
}

function signOf(before: string | undefined, after: string | undefined): '+' | '−' | '' {
  if (before === undefined) return after === undefined ? '' : '+'
  return after === undefined ? '−' : ''
}

const Line = styled('div')(({ theme }) => ({
  marginLeft: 12,
  paddingLeft: 8,
  fontFamily: 'monospace',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  borderLeft: `2px solid ${theme.vars.palette.warning.main}`,
  '&[data-sign="+"]': { borderColor: theme.vars.palette.success.main },
  '&[data-sign="−"]': { borderColor: theme.vars.palette.error.main },
}))

/** Shows what is left out of a list. */
export function MoreButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <More type="button" onClick={onClick}>
      and {count} more
    </More>
  )
}

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
