import Box from '@mui/material/Box'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

interface LongListProps<Entry> {
  label: string
  entries: readonly Entry[]
  /** The most that it takes of what is above it. */
  maxHeight?: number | string
  children: (entry: Entry) => ReactNode
}

const usualHeight = 30

/** A list that scrolls in itself and holds only what is in sight, however long it is. */
export function LongList<Entry>({ label, entries, maxHeight = 320, children }: LongListProps<Entry>) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    overscan: 10,
    initialRect: { width: 800, height: 320 },
  })
  return (
    <Box
      ref={frame}
      // Or the list could not be scrolled by keys.
      tabIndex={0}
      role="list"
      aria-label={label}
      sx={{ maxHeight, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Box
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            role="listitem"
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
            sx={{
              position: 'absolute',
              inset: '0 0 auto 0',
              px: 1.5,
              py: 0.5,
              fontSize: '0.8125rem',
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            {children(entries[index] as Entry)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
