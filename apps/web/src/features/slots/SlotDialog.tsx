import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { isFreeText, type Slot } from '@sdp/domain/slots'
import { useState } from 'react'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { UndoButtons } from '../../parts/UndoButtons.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { CanonicalsView } from './CanonicalsView.tsx'
import { ExampleValuesView } from './ExampleValuesView.tsx'
import { LanguagesView } from './LanguagesView.tsx'
import { SlotDetails } from './SlotDetails.tsx'
import { hasCanonicals } from './slots.ts'
import { UsesView } from './UsesView.tsx'

const views = {
  canonicals: 'Canonicals',
  languages: 'All languages',
  exampleValues: 'Example values',
  uses: 'Where used',
} as const
type View = keyof typeof views

const ofLists: readonly View[] = ['canonicals', 'languages', 'uses']
const ofFreeText: readonly View[] = ['exampleValues', 'uses']

interface SlotDialogProps {
  slot: Slot
  onClose: () => void
}

/** All about one slot. */
export function SlotDialog({ slot, onClose }: SlotDialogProps) {
  const isList = hasCanonicals(slot)
  const isFree = isFreeText(slot)
  const shown = isFree ? ofFreeText : ofLists
  const canShow = (view: View) => isFree || isList || view === 'uses'
  const [wanted, setView] = useState<View>()
  const view = shown.find((one) => one === wanted && canShow(one)) ?? shown.find(canShow)!
  const counts: Partial<Record<View, number>> = {
    exampleValues: slot.exampleValues?.length ?? 0,
    ...(isList && { canonicals: slot.canonicals.length }),
  }

  return (
    <EditingDialog title={`Slot ${slot.name}`} onClose={onClose}>
      <Box sx={{ height: 'calc(100vh - 170px)', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <SlotDetails slot={slot} />
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 2, mb: 1.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label="Show"
            onChange={(_, chosen: View | null) => chosen !== null && setView(chosen)}
          >
            {shown.map((name) => (
              <ToggleButton key={name} value={name} disabled={!canShow(name)} sx={{ px: 1.5, py: 0.25 }}>
                {views[name]}
                {counts[name] !== undefined && ` ${readableNumber(counts[name])}`}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <div>
            <UndoButtons />
          </div>
        </Box>
        {view === 'canonicals' && <CanonicalsView slot={slot} />}
        {view === 'languages' && <LanguagesView slot={slot} />}
        {view === 'exampleValues' && <ExampleValuesView slot={slot} />}
        {view === 'uses' && <UsesView slot={slot} />}
      </Box>
    </EditingDialog>
  )
}
