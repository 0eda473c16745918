import { styled } from '@mui/material/styles'
import type { Replacement } from '@sdp/domain/expressions'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { ExpressionText } from '../../parts/ExpressionText.tsx'

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  height: 360,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'absolute',
    insetInline: 0,
    padding: '6px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& del': { display: 'block', textDecoration: 'none', opacity: 0.6 },
  '& ins': { display: 'block', textDecoration: 'none' },
  '& .wrong': { color: theme.vars.palette.error.main },
}))

/** Each changed expression before and after, and what would be wrong with it. */
export function ReplacePreview({ replacements }: { replacements: readonly Replacement[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: replacements.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 52,
    overscan: 8,
  })
  return (
    <Frame
      ref={frame}
      // A place that scrolls has to be reachable by keyboard.
      tabIndex={0}
    >
      <ul aria-label="Preview" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { at, before, after, errors } = replacements[index]!
          return (
            <li key={at} ref={virtualizer.measureElement} data-index={index} style={{ top: start }}>
              <del>
                <ExpressionText text={before} />
              </del>
              <ins>
                <ExpressionText text={after} />
              </ins>
              {errors.map(({ from, message }) => (
                <div key={`${from} ${message}`} className="wrong">
                  {message}
                </div>
              ))}
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
