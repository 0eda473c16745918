import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useScrollMargin } from './grid/use-scroll-margin.ts'

interface WindowedRowsProps<Row extends { key: string }> {
  label: string
  rows: readonly Row[]
  /** What a row is thought to measure before it is drawn. */
  usualHeight: number
  children: (row: Row) => ReactNode
  sx?: SxProps<Theme>
}

/** Rows of any height that scroll with the page; only those near what is in sight exist. */
export function WindowedRows<Row extends { key: string }>(props: WindowedRowsProps<Row>) {
  const { label, rows, usualHeight, children, sx } = props
  const frame = useRef<HTMLDivElement>(null)
  const margin = useScrollMargin(frame, undefined)
  const virtualizer = useWindowVirtualizer({
    count: margin === undefined ? 0 : rows.length,
    estimateSize: () => usualHeight,
    overscan: 5,
    scrollMargin: margin ?? 0,
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  return (
    <Box ref={frame} role="list" aria-label={label} sx={sx}>
      <Box sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              sx={{ position: 'absolute', inset: '0 0 auto 0' }}
            >
              {children(row)}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
