import Box from '@mui/material/Box'
import type { Canonical, Slot } from '@sdp/domain'
import { useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { AddLiteral } from './AddLiteral.tsx'
import type { WantedPaste } from './CanonicalsView.tsx'
import { LiteralChip } from './LiteralChip.tsx'

interface LiteralChipsProps {
  slot: Slot
  canonical: Canonical
  onPaste: (paste: WantedPaste) => void
}

/** The literals of a canonical, each in the direction of its script, and a field for the next. */
export function LiteralChips({ slot, canonical, onPaste }: LiteralChipsProps) {
  const { canEdit } = useEditing()
  const list = useRef<HTMLDivElement>(null)
  const place = { slot: slot.name, canonical: canonical.name }

  /** The literal at a place, or else the field at the end. */
  const focusAt = (index: number) =>
    requestAnimationFrame(() => {
      const stops = list.current?.querySelectorAll<HTMLElement>('[data-stop]')
      stops?.[Math.min(Math.max(index, 0), stops.length - 1)]?.focus()
    })
  return (
    <Box
      ref={list}
      role="group"
      aria-label={`Literals of ${canonical.name}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}
    >
      {canonical.literals.map((literal, index) => (
        <LiteralChip
          // The same literal twice can come from outside
          // biome-ignore lint/suspicious/noArrayIndexKey: together with the text
          key={`${index} ${literal}`}
          slot={slot}
          place={place}
          literal={literal}
          onLeave={() => focusAt(index)}
        />
      ))}
      {canEdit && (
        <AddLiteral
          slot={slot}
          place={place}
          onPaste={onPaste}
          onLeave={() => focusAt(canonical.literals.length - 1)}
        />
      )}
    </Box>
  )
}
