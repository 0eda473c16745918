import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { MergeClash, MergedChanges, MergePreview } from '@sdp/api'
import type { Rename } from '@sdp/domain'
import type { Side } from '@sdp/domain/merging'
import { entryOrder } from '@sdp/domain/wire'
import { useMemo, useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { topBarHeight } from '../../ui/layout.ts'
import { readableNumber } from '../../ui/numbers.ts'
import { shorten } from '../../ui/shorten.ts'
import { ChangedEntries } from './ChangedEntries.tsx'
import { ClashList } from './ClashList.tsx'
import { type Decisions, undecidedIn } from './decisions.ts'
import { maxNameLength, tabsHeight } from './merge-layout.ts'
import { changedSections } from './merge-rows.ts'
import { NewProblems } from './NewProblems.tsx'

const parts = ['clashes', 'theirs', 'mine', 'joined', 'problems'] as const
type Part = (typeof parts)[number]

interface MergePartsProps {
  preview: MergePreview
  decisions: Decisions
  onDecide: (clashes: readonly MergeClash[], side: Side | undefined) => void
}

/** The parts of a merge, one of which is shown: what clashes, what each side alone changed, what was joined, new problems. */
export function MergeParts({ preview, decisions, onDecide }: MergePartsProps) {
  const { clashes, problems, target, source, renames } = preview
  const both = useMemo(() => [...renames.mine, ...renames.theirs], [renames])
  const theirs = useSections(preview.theirsOnly, renames.theirs)
  const mine = useSections(preview.mineOnly, renames.mine)
  const joined = useSections(preview.joined, both)
  const names = useMemo(() => ({ mine: target.name, theirs: source.name }), [target.name, source.name])
  const [chosen, setChosen] = useState<Part>()
  const counts: Record<Part, number> = {
    clashes: clashes.length,
    theirs: countIn(theirs),
    mine: countIn(mine),
    joined: countIn(joined),
    problems: problems.length,
  }
  const part = chosen ?? parts.find((one) => counts[one] > 0) ?? 'clashes'
  const undecided = undecidedIn(clashes, decisions).length
  const labels: Record<Part, string> = {
    clashes: 'Clashes',
    theirs: `Only in ${shorten(source.name, maxNameLength)}`,
    mine: `Only in ${shorten(target.name, maxNameLength)}`,
    joined: 'Joined',
    problems: 'New problems',
  }
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: topBarHeight,
          zIndex: 2,
          bgcolor: 'background.default',
          mt: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={part}
          onChange={(_, wanted: Part) => setChosen(wanted)}
          aria-label="Parts of the merge"
          variant="scrollable"
          sx={{ minHeight: tabsHeight - 1, height: tabsHeight - 1 }}
        >
          {parts.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`merge-tab-${one}`}
              aria-controls="merge-part"
              sx={{ minHeight: tabsHeight - 1, py: 0.5, maxWidth: 'none', whiteSpace: 'nowrap' }}
              label={`${labels[one]} (${one === 'clashes' ? clashText(clashes.length, undecided) : readableNumber(counts[one])})`}
            />
          ))}
        </Tabs>
      </Box>
      <Box id="merge-part" role="tabpanel" aria-labelledby={`merge-tab-${part}`} sx={{ pt: 1 }}>
        {part === 'clashes' && (
          <ClashList clashes={clashes} names={names} decisions={decisions} onDecide={onDecide} />
        )}
        {part === 'theirs' && (
          <ChangedEntries label={labels.theirs} sections={theirs} hasMore={preview.theirsOnly.more} />
        )}
        {part === 'mine' && (
          <ChangedEntries label={labels.mine} sections={mine} hasMore={preview.mineOnly.more} />
        )}
        {part === 'joined' && (
          <ChangedEntries label={labels.joined} sections={joined} hasMore={preview.joined.more} />
        )}
        {part === 'problems' && <NewProblems problems={problems} />}
      </Box>
    </>
  )
}

function clashText(count: number, undecided: number): string {
  return undecided === 0
    ? readableNumber(count)
    : `${readableNumber(undecided)} of ${readableNumber(count)} undecided`
}

function useSections(changes: MergedChanges, renames: readonly Rename[]) {
  const domain = useDomain((open) => open)
  const order = useMemo(() => entryOrder(domain), [domain])
  return useMemo(() => changedSections(changes, { order, renames }), [changes, order, renames])
}

function countIn(sections: ReturnType<typeof changedSections>): number {
  return sections.reduce((count, { groups }) => count + groups.length, 0)
}
