import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import type { Asking } from '@sdp/domain'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cardGap, cardHeight, narrowestCard } from './card-parts.ts'
import { DomainCard } from './DomainCard.tsx'
import { type DomainGroups, gridRows, neighbour } from './domain-list.ts'

const headingHeight = 40

interface DomainGridProps {
  groups: DomainGroups
  asking: Asking
  onDelete: (domain: DomainReply, whyNot: string | undefined) => Promise<boolean>
}

/** The cards in their groups; only the rows near the screen exist. */
export const DomainGrid = memo(function DomainGrid({ groups, asking, onDelete }: DomainGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { columns, top } = useMeasure(frame)
  const rows = useMemo(() => gridRows(groups, columns), [groups, columns])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? headingHeight : cardHeight + cardGap),
    // A few rows beside the visible ones, so that Tab and arrow keys always find the next card.
    overscan: 2,
    scrollMargin: top,
  })

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const position = (event.target as HTMLElement).dataset.position
    if (position === undefined) return
    const next = neighbour(rows, Number(position), event.key)
    if (next === undefined) return
    event.preventDefault()
    focusCard(frame, next)
  }
  // The card that had the focus is gone; its successor takes its place.
  const remove = useCallback(
    async (domain: DomainReply, whyNot: string | undefined, position: number) => {
      if (await onDelete(domain, whyNot)) setTimeout(() => focusCard(frame, position))
    },
    [onDelete],
  )

  return (
    <Box
      ref={frame}
      onKeyDown={moveByKey}
      sx={{ position: 'relative' }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const place = {
          position: 'absolute',
          left: 0,
          right: 0,
          transform: `translateY(${start - top}px)`,
        } as const
        if (row.kind === 'heading') {
          return (
            <div key={key} style={place}>
              <Typography variant="h2" sx={{ height: headingHeight, pt: 1.25, fontSize: '0.8125rem' }}>
                {row.title}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {row.count}
                </Box>
              </Typography>
            </div>
          )
        }
        return (
          <div
            key={key}
            style={{
              ...place,
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap: cardGap,
            }}
          >
            {row.domains.map((domain, column) => (
              <DomainCard
                key={domain._id}
                domain={domain}
                asking={asking}
                position={row.position + column}
                onDelete={remove}
              />
            ))}
          </div>
        )
      })}
    </Box>
  )
})

function focusCard(frame: RefObject<HTMLElement | null>, position: number): void {
  frame.current?.querySelector<HTMLElement>(`[data-position="${position}"]`)?.focus()
}

/** How many cards fit side by side, and how far down the page the grid begins. */
function useMeasure(frame: RefObject<HTMLDivElement | null>): { columns: number; top: number } {
  const [measured, setMeasured] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = {
        columns: Math.max(1, Math.floor((width + cardGap) / (narrowestCard + cardGap))),
        top: Math.round(top + window.scrollY),
      }
      setMeasured((old) => (old.columns === next.columns && old.top === next.top ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return measured
}
