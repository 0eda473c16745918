import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import type { Requester } from '@sdp/domain'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cardGap, cardHeight, narrowestCard } from './card-parts.ts'
import { DomainCard } from './DomainCard.tsx'
import type { DomainGroups } from './domain-list.ts'
import { type GridRow, gridRows, groupTitles, neighbour } from './grid-rows.ts'

const headingHeight = 40

interface DomainGridProps {
  groups: DomainGroups
  requester: Requester
  onDelete: (domain: DomainReply, disabledReason: string | undefined) => Promise<boolean>
  onAskAccess: (domain: DomainReply) => void
}

/** The cards in their groups; only the rows near the screen exist. */
export const DomainGrid = memo(function DomainGrid(props: DomainGridProps) {
  const { groups, requester, onDelete, onAskAccess } = props
  const frame = useRef<HTMLDivElement>(null)
  const { columns, top } = useMeasure(frame)
  const rows = useMemo(() => gridRows(groups, columns), [groups, columns])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? headingHeight : cardHeight + cardGap),
    // A few rows next to the visible ones, so that Tab and arrow keys always find the next card.
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
    async (domain: DomainReply, disabledReason: string | undefined, position: number) => {
      if (await onDelete(domain, disabledReason)) setTimeout(() => focusCard(frame, position))
    },
    [onDelete],
  )

  const place = (start: number) =>
    ({ position: 'absolute', left: 0, right: 0, transform: `translateY(${start - top}px)` }) as const
  const items = virtualizer.getVirtualItems()

  return (
    <Box
      ref={frame}
      onKeyDown={moveByKey}
      sx={{ position: 'relative' }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {groupTitles.map((group) => (
        <section key={group} aria-label={group}>
          {items.map(({ index, start }) => {
            const row = rows[index]
            if (row?.group !== group) return null
            if (row.kind === 'heading') return <GroupHeading key="heading" row={row} style={place(start)} />
            return (
              <Cards key={row.position} columns={columns} style={place(start)}>
                {row.domains.map((domain, column) => (
                  <DomainCard
                    key={domain._id}
                    domain={domain}
                    requester={requester}
                    position={row.position + column}
                    onDelete={remove}
                    onAskAccess={onAskAccess}
                  />
                ))}
              </Cards>
            )
          })}
        </section>
      ))}
    </Box>
  )
})

function GroupHeading({ row, style }: { row: GridRow & { kind: 'heading' }; style: CSSProperties }) {
  return (
    <Typography
      style={style}
      sx={{ height: headingHeight, pt: 1.25, fontSize: '0.8125rem', fontWeight: 600 }}
    >
      {row.group}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {row.count}
      </Box>
    </Typography>
  )
}

interface CardsProps {
  columns: number
  style: CSSProperties
  children: ReactNode
}

function Cards({ columns, style, children }: CardsProps) {
  const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: cardGap }
  return <div style={{ ...style, ...grid }}>{children}</div>
}

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
