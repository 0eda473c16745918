import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MergeClash } from '@sdp/api'
import type { Side } from '@sdp/domain/merging'
import { memo, useMemo } from 'react'
import { ClashChoice } from '../../parts/ClashChoice.tsx'
import { clashLines } from '../../parts/clash-lines.ts'
import { entryTitle } from '../../parts/merged-entry.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'

interface ClashRowProps {
  clash: MergeClash
  names: Readonly<Record<Side, string>>
  chosen: Side | undefined
  isSelected: boolean
  onSelect: (clashes: readonly MergeClash[], isSelected: boolean) => void
  onDecide: (clashes: readonly MergeClash[], side: Side) => void
}

/** One clash; drawn again only when something of it changes. */
export const ClashRow = memo(function ClashRow(props: ClashRowProps) {
  const { clash, names, chosen, isSelected, onSelect, onDecide } = props
  const lines = useMemo(
    () =>
      // The heading names the language already
      clashLines(clash).map((line) =>
        line.language === clash.language ? { ...line, language: undefined } : line,
      ),
    [clash],
  )
  const { field, language } = clash
  const title = [entryTitle(clash), field].filter(Boolean).join(': ')
  const label = language === null ? title : `${title} (${language})`
  return (
    <Box sx={{ pb: 1 }}>
      <Box
        sx={{
          px: 1,
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <ClashChoice
          label={label}
          lines={lines}
          names={names}
          chosen={chosen}
          onChoose={(side) => onDecide([clash], side)}
          heading={
            <>
              <CheckBox
                label={`Select ${label}`}
                checked={isSelected}
                onChange={(isNow) => onSelect([clash], isNow)}
              />
              <Typography variant="subtitle2" component="h3" dir="auto" sx={{ m: 0, minWidth: 0 }}>
                {title}
              </Typography>
              {language !== null && (
                <Typography variant="caption" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                  {language}
                </Typography>
              )}
            </>
          }
        />
      </Box>
    </Box>
  )
})
