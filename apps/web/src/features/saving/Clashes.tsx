import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Domain, messages } from '@sdp/domain'
import { type Clash, clashChanges, type Side } from '@sdp/domain/merging'
import { useMemo } from 'react'
import { ClashChoice } from '../../parts/ClashChoice.tsx'
import { clashLines } from '../../parts/clash-lines.ts'
import { entryTitle } from '../../parts/merged-entry.ts'

type Decisions = Readonly<Record<string, Side>>

interface ClashesProps {
  clashes: readonly Clash[]
  domain: Domain
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

const sides = ['mine', 'theirs'] as const
const names = { mine: 'Mine', theirs: 'Theirs' }

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
          sides.map((side) => (
            <Button key={side} size="small" onClick={() => decideAll(side)}>
              All {side}
            </Button>
          ))}
      </Box>
      {byEntry(clashes).map(({ title, ofEntry }) => (
        <Box key={title} sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="subtitle2" component="h4">
            {title}
          </Typography>
          {ofEntry.map((clash) => (
            <OneClash
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

interface OneClashProps {
  clash: Clash
  domain: Domain
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function OneClash({ clash, domain, chosen, onChoose }: OneClashProps) {
  const { field } = clash
  const lines = useMemo(
    () => clashLines({ changes: clashChanges(domain, clash), notes: clash.notes }),
    [domain, clash],
  )
  const title = entryTitle(clash)
  return (
    <Box sx={{ mt: 0.5 }}>
      {field !== undefined && (
        <Typography
          variant="body2"
          component="h5"
          color="text.secondary"
          sx={{ m: 0, overflowWrap: 'anywhere' }}
        >
          {field}
        </Typography>
      )}
      <ClashChoice
        label={field === undefined ? title : `${title}: ${field}`}
        lines={lines}
        names={names}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Box>
  )
}
