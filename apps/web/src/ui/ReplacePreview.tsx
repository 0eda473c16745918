import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

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
  '& .title': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .wrong': { color: theme.vars.palette.error.main },
}))

export interface Replaced {
  key: string
  /** What it is, where that is not plain to see. */
  title?: string
  before: ReactNode
  after: ReactNode
  /** What would be wrong with it. */
  problems: readonly string[]
}

/** Each thing that a replacing changes, before and after. */
export function ReplacePreview({ replaced }: { replaced: readonly Replaced[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: replaced.length,
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
          const { key, title, before, after, problems } = replaced[index]!
          return (
            <li key={key} ref={virtualizer.measureElement} data-index={index} style={{ top: start }}>
              {title && <div className="title">{title}</div>}
              <del>{before}</del>
              <ins>{after}</ins>
              {problems.map((problem) => (
                <div key={problem} className="wrong">
                  {problem}
                </div>
              ))}
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
