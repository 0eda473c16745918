import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type Domain, messages } from '@sdp/domain'
import { type Clash, clashChanges, type MergedEntry, type Side } from '@sdp/domain/merging'
import { type EntryChange, groupChanges } from '@sdp/domain/wire'
import { useMemo } from 'react'
import { ChangedLines, ChangeWord } from '../../parts/ChangeList.tsx'

type Decisions = Readonly<Record<string, Side>>

interface ClashesProps {
  clashes: readonly Clash[]
  domain: Domain
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

const sides = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
] as const

/** What both changed, entry by entry: for each part whose counts, and what each side did. */
export function Clashes({ clashes, domain, decisions, onDecide }: ClashesProps) {
  if (clashes.length === 0) return null
  const decideAll = (side: Side) => onDecide(Object.fromEntries(clashes.map(({ id }) => [id, side])))
  return (
    <Box component="section" aria-label="What both changed" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {messages.conflict.bothChanged(clashes.length)}
        </Typography>
        {clashes.length > 1 &&
          sides.map(({ side, label }) => (
            <Button key={side} size="small" onClick={() => decideAll(side)}>
              All {label.toLowerCase()}
            </Button>
          ))}
      </Box>
      {byEntry(clashes).map(({ title, ofEntry }) => (
        <Box key={title} sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="subtitle2" component="h4">
            {title}
          </Typography>
          {ofEntry.map((clash) => (
            <ClashChoice
              key={clash.id}
              clash={clash}
              domain={domain}
              chosen={decisions[clash.id]}
              onChoose={(side) => onDecide({ [clash.id]: side })}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** The clashes of each entry together, where the first of them is. */
function byEntry(clashes: readonly Clash[]): { title: string; ofEntry: readonly Clash[] }[] {
  const entries = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const title = entryTitle(clash)
    entries.set(title, [...(entries.get(title) ?? []), clash])
  }
  return [...entries].map(([title, ofEntry]) => ({ title, ofEntry }))
}

interface ClashChoiceProps {
  clash: Clash
  domain: Domain
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function ClashChoice({ clash, domain, chosen, onChoose }: ClashChoiceProps) {
  const changes = useMemo(() => clashChanges(domain, clash), [domain, clash])
  const title = entryTitle(clash)
  return (
    <Box sx={{ mt: 0.5 }}>
      {clash.field !== undefined && (
        <Typography
          variant="body2"
          component="h5"
          color="text.secondary"
          sx={{ m: 0, overflowWrap: 'anywhere' }}
        >
          {clash.field}
        </Typography>
      )}
      <RadioGroup
        aria-label={clash.field === undefined ? title : `${title}: ${clash.field}`}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}
      >
        {sides.map(({ side, label }) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <FormControlLabel value={side} control={<Radio size="small" />} label={label} />
            <SideLines changes={changes[side]} note={clash.notes?.[side]} />
          </Box>
        ))}
      </RadioGroup>
    </Box>
  )
}

function SideLines({ changes, note }: { changes: EntryChange[]; note: string | undefined }) {
  const groups = groupChanges(changes).flatMap((section) => section.groups)
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {note !== undefined && <div>{note}</div>}
      {groups.map((group) => (
        <Box key={`${group.kind} ${group.name}`}>
          {group.change !== 'changed' && <ChangeWord change={group.change} />}
          <ChangedLines lines={group.lines} />
        </Box>
      ))}
    </Box>
  )
}

const titles: Readonly<Record<MergedEntry['list'], string>> = {
  intents: 'Intent',
  slots: 'Slot',
  reusableExpressions: 'Reusable part',
  modules: 'Module',
  uiActions: 'UI action',
  apiActions: 'API action',
  apiInputs: 'API input',
  handlers: 'Handler',
  ttsResponses: 'Spoken text',
  audioResponses: 'Audio response',
  guiResponses: 'GUI response',
  additionalResponses: 'Additional response',
  tests: 'Test',
  languages: 'Language',
  defaultLanguage: 'Default language',
  discardInputOnSdc: 'Discard input',
  everydayLanguage: 'Everyday language',
  sharedResources: 'Shared resources',
}

/** What a screen calls an entry of a merge: 'Intent play'. */
export function entryTitle({ list, name }: Pick<MergedEntry, 'list' | 'name'>): string {
  return `${titles[list]} ${name}`.trim()
}
