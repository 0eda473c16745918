import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { Sideways } from '../../ui/grid/Sideways.tsx'
import type { TableSectionProps } from '../../ui/grid/TableSection.tsx'
import { shownOfAll } from '../../ui/numbers.ts'
import { LoadedParts } from './LoadedParts.tsx'

/** A section that its heading folds away; whether it is open is remembered. */
export function FoldedSection({ title, shown, all, toolbar, children }: TableSectionProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const isOpen = usePreferences((state) => state.showsReusableParts)
  const id = useId()
  return (
    <Box component="section" id="reusable-parts" aria-labelledby={`${id}-title`} sx={{ px: 3, pt: 1, pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 36 }}>
        <Typography variant="h2" id={`${id}-title`} noWrap sx={{ mr: 'auto' }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => prefer({ showsReusableParts: !isOpen })}
            sx={{ font: 'inherit', borderRadius: 1, pr: 1, gap: 0.5 }}
          >
            <ExpandIcon sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />
            {title}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {shownOfAll(shown, all)}
            </Box>
          </ButtonBase>
        </Typography>
        {isOpen && toolbar}
      </Box>
      <div id={`${id}-content`}>
        {isOpen && (
          <LoadedParts domainId={domainId}>
            <Sideways>{children}</Sideways>
          </LoadedParts>
        )}
      </div>
    </Box>
  )
}
