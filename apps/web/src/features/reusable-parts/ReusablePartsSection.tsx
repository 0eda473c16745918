import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { shownOfAll } from '../../ui/numbers.ts'
import { AddPartButton } from './AddPartButton.tsx'
import { LoadedParts } from './LoadedParts.tsx'
import { PartSearch } from './PartSearch.tsx'
import { PartTable } from './PartTable.tsx'
import { findParts } from './parts.ts'

/** So few can be seen at a glance. */
const fewParts = 8

/** The reusable parts of the open domain, below its intents; can be folded away. */
export function ReusablePartsSection({ onOpenExpressions }: { onOpenExpressions: (intent: string) => void }) {
  const domainId = useEditing((editing) => editing.domainId)
  const isOpen = usePreferences((state) => state.showsReusableParts)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const all = useDomain((domain) => domain.reusableExpressions)
  const parts = useMemo(() => findParts(all, wanted), [all, wanted])
  const id = useId()

  return (
    <Box component="section" id="reusable-parts" aria-labelledby={`${id}-title`} sx={{ px: 3, pt: 1, pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 36 }}>
        <Typography variant="h2" id={`${id}-title`}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => prefer({ showsReusableParts: !isOpen })}
            sx={{ font: 'inherit', borderRadius: 1, pr: 1, gap: 0.5 }}
          >
            <ExpandIcon sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />
            Reusable parts
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {shownOfAll(parts.length, all.length)}
            </Box>
          </ButtonBase>
        </Typography>
        {isOpen && (
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
            {(all.length > fewParts || typed !== '') && <PartSearch value={typed} onChange={setTyped} />}
            <AddPartButton />
          </Box>
        )}
      </Box>
      <div id={`${id}-content`}>
        {isOpen && (
          <LoadedParts domainId={domainId}>
            <PartTable parts={parts} filter={wanted} onOpenExpressions={onOpenExpressions} />
          </LoadedParts>
        )}
      </div>
    </Box>
  )
}
