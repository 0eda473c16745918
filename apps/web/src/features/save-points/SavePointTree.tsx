import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import type { SavePointReply } from '@sdp/api'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { treeRows } from './tree-rows.ts'

interface SavePointTreeProps {
  savePoints: readonly SavePointReply[]
  current: SavePointReply | undefined
  chosen: SavePointReply
  onChoose: (id: string) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The tree, always unfolded; the arrow keys walk through it. */
export function SavePointTree({ savePoints, current, chosen, onChoose }: SavePointTreeProps) {
  const rows = treeRows(savePoints)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row is found in the page, by its mark
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [chosen._id])

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const index = rows.findIndex(({ savePoint }) => savePoint._id === chosen._id)
    const next = step && rows[step(index, rows.length)]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.savePoint._id)
  }
  return (
    <List
      ref={list}
      role="tree"
      aria-label="Save points"
      dense
      onKeyDown={walk}
      sx={{ flex: 1, minWidth: 0, maxHeight: 420, overflow: 'auto', py: 0 }}
    >
      {rows.map(({ savePoint, depth }) => (
        <ListItemButton
          key={savePoint._id}
          component="li"
          role="treeitem"
          aria-level={depth + 1}
          aria-selected={savePoint._id === chosen._id}
          selected={savePoint._id === chosen._id}
          tabIndex={savePoint._id === chosen._id ? 0 : -1}
          onClick={() => onChoose(savePoint._id)}
          sx={{ gap: 1, ml: depth * 2.5, borderLeft: depth > 0 ? 1 : 0, borderColor: 'divider' }}
        >
          {savePoint.name}
          {savePoint._id === current?._id && <Chip label="Current" variant="outlined" />}
        </ListItemButton>
      ))}
    </List>
  )
}
