import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { limits } from '@sdp/domain/general-data'
import { entryChanges, entryOrder, groupChanges, toWire } from '@sdp/domain/wire'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useCommitMessage } from '../../editing/commit-message.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import type { OpenDomain } from '../../editing/open-domain.ts'
import { ChangeList } from '../../parts/ChangeList.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { changeSummary, suggestedMessage } from './change-summary.ts'

/** What is going to be saved, by intent, slot and so on: in short, and line by line for who wants it. */
export function WhatChanged() {
  // The field for the message comes first; comparing a large domain takes a moment.
  const isDrawn = useDeferredValue(true, false)
  const open = useEditingStore((state) => state.open)
  return isDrawn && open ? <Summary open={open} /> : null
}

function Summary({ open }: { open: OpenDomain }) {
  const [isWhole, setWhole] = useState(false)
  const { changes, order, lines } = useMemo(() => {
    const changes = entryChanges(open.stored, toWire(open.current))
    const order = entryOrder(open.current)
    return { changes, order, lines: changeSummary(groupChanges(changes, { order, renames: open.renames })) }
  }, [open])
  const suggest = useCommitMessage((state) => state.suggest)
  useEffect(() => suggest(suggestedMessage(lines, limits.message)), [suggest, lines])
  return (
    <Box component="section" aria-label="What changed" sx={{ mb: 2, typography: 'body2' }}>
      {isWhole ? (
        <Box sx={{ maxHeight: 280, overflow: 'auto' }}>
          <ChangeList title="Every change" changes={changes} order={order} renames={open.renames} />
        </Box>
      ) : (
        lines.map(({ title, count, text }) => (
          <Box key={title} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {title} ({readableNumber(count)}):
            </Box>{' '}
            {text}
          </Box>
        ))
      )}
      <Button
        size="small"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        sx={{ mt: 0.5, ml: -0.75 }}
      >
        {isWhole ? 'Show less' : 'Show every change'}
      </Button>
    </Box>
  )
}
