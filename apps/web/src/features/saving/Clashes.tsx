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

/** The entries that both changed: for each whose counts, and what each side did. */
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
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.id}
          clash={clash}
          domain={domain}
          chosen={decisions[clash.id]}
          onChoose={(side) => onDecide({ [clash.id]: side })}
        />
      ))}
    </Box>
  )
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
    <Box sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <RadioGroup
        aria-label={title}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}
      >
        {sides.map(({ side, label }) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <FormControlLabel value={side} control={<Radio size="small" />} label={label} />
            <SideLines changes={changes[side]} newName={clash.names?.[side]} />
          </Box>
        ))}
      </RadioGroup>
    </Box>
  )
}

function SideLines({ changes, newName }: { changes: EntryChange[]; newName: string | undefined }) {
  const groups = groupChanges(changes).flatMap((section) => section.groups)
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {newName !== undefined && <div>renamed to {newName}</div>}
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
  canonicals: 'Canonical',
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
  languages: 'Language',
  defaultLanguage: 'Default language',
  discardInputOnSdc: 'Discard input',
  sharedResources: 'Shared resources',
}

/** What a screen calls an entry of a merge: 'Intent play'. */
export function entryTitle({ list, name }: Pick<MergedEntry, 'list' | 'name'>): string {
  return `${titles[list]} ${name}`.trim()
}
