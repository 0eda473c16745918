import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { LiteralRow } from './literals.ts'

interface LiteralRowsProps {
  slot: string
  rows: readonly LiteralRow[]
  disabled: boolean
  onTick: (tick: { row: LiteralRow; isChosen: boolean }) => void
}

const rowHeight = 28

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minHeight: 120,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '& fieldset': { position: 'relative', margin: 0, padding: 0, border: 0 },
  '& label': {
    position: 'absolute',
    insetInline: 0,
    height: rowHeight,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 8px',
    whiteSpace: 'nowrap',
    fontWeight: 500,
    '&:hover': { background: theme.vars.palette.action.hover },
    '&[data-literal]': { paddingInlineStart: 30, fontWeight: 400 },
  },
  '& input': { width: 15, height: 15, margin: 0, flex: 'none', accentColor: theme.vars.palette.primary.main },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
}))

/** Canonicals with their literals to tick; only those near the screen exist. */
export function LiteralRows({ slot, rows, disabled, onTick }: LiteralRowsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  // Each slot begins at its top. By what is known of the scroll: to ask the browser would lay out the whole dialog.
  const shownSlot = useRef(slot)
  useLayoutEffect(() => {
    if (shownSlot.current === slot) return
    shownSlot.current = slot
    if (virtualizer.scrollOffset && frame.current) frame.current.scrollTop = 0
  }, [slot, virtualizer])
  return (
    <Frame ref={frame}>
      <fieldset aria-label="Literals" disabled={disabled} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]!
          const isLiteral = row.kind === 'literal'
          const text = isLiteral ? row.literal : row.canonical.name
          return (
            <label key={index} data-literal={isLiteral || undefined} style={{ top: start }}>
              <input
                type="checkbox"
                aria-label={isLiteral ? `${text}, literal of ${row.canonical.name}` : text}
                ref={(box) => {
                  if (box) box.indeterminate = !isLiteral && row.isPartly
                }}
                checked={row.isChosen}
                onChange={({ target }) => onTick({ row, isChosen: target.checked })}
              />
              <span dir="auto" title={text}>
                {text}
              </span>
            </label>
          )
        })}
      </fieldset>
    </Frame>
  )
}
