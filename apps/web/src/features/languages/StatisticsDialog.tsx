import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { ModelSizes } from './ModelSizes.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { type Measure, measures, statisticsRows } from './statistics.ts'
import { useStatistics } from './use-statistics.ts'

/** How large the model of each language is, and where one of them lacks what another has. */
export function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { measured, isComplete } = useStatistics()
  const [measure, setMeasure] = useState<Measure>('expressions')
  const rows = useMemo(() => statisticsRows(measured, measure), [measured, measure])
  return (
    <Dialog open title="Language Model Statistics" width="lg" onClose={onClose}>
      <ModelSizes measured={measured} isComplete={isComplete} />
      <Box sx={{ my: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          aria-label="Show"
          onChange={(_, chosen: Measure | null) => chosen !== null && setMeasure(chosen)}
        >
          {Object.entries(measures).map(([name, { label }]) => (
            <ToggleButton key={name} value={name} sx={{ py: 0.25 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <StatisticsTable languages={measured.map(({ language }) => language)} rows={rows} measure={measure} />
    </Dialog>
  )
}
