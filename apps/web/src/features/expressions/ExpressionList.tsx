import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  editExpression,
  knownNames,
  type PlacedExpression,
  sentenceCounter,
  setWeight,
} from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useRowHeights } from '../../ui/table/use-row-heights.ts'
import { useRowSlots } from '../../ui/table/use-row-slots.ts'
import { ExpressionRow } from './ExpressionRow.tsx'
import { estimatedRowHeight, existingRows, rowByKey, rowCount } from './expression-list.ts'
import { ListHead } from './ListHead.tsx'
import { Grid, Scroller } from './list-frame.ts'
import { PlacedRow } from './PlacedRow.tsx'
import { RowEditor } from './RowEditor.tsx'
import type { RowAction } from './row-actions.ts'
import type { ExpressionListState } from './use-expression-list.ts'

interface ExpressionListProps {
  intent: Intent
  list: ExpressionListState
  onRemove: (expressions: readonly PlacedExpression[]) => void
  onCopy: (expressions: readonly PlacedExpression[]) => void
  onMove: (expressions: readonly PlacedExpression[]) => void
}

/** The expressions of an intent; only the rows near those on the screen exist. */
export function ExpressionList({ intent, list, onRemove, onCopy, onMove }: ExpressionListProps) {
  const { domain, language, canEdit, edit } = useEditing()
  const { shown, activeIndex, active, edited, setEdited } = list
  const { slots, reusableExpressions } = domain
  const known = useMemo(() => knownNames({ slots, reusableExpressions }), [slots, reusableExpressions])
  const counter = sentenceCounter(reusableExpressions, language)
  const scroller = useRef<HTMLDivElement>(null)

  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    rangeExtractor: (range) => existingRows(range, activeIndex),
    // The same function until other rows are shown: with another one all places are reckoned anew.
    getItemKey: useCallback((index: number) => shown[index]!.at, [shown]),
  })
  const placed = useRowSlots(virtualizer.getVirtualItems(), virtualizer.isScrolling)
  const watchHeight = useRowHeights(virtualizer.resizeItem)

  // Not whenever another row is activated: a row that is pressed must not move away below the mouse.
  useLayoutEffect(() => {
    const wish = list.toShow.current
    if (wish === undefined || scroller.current === null) return
    if (wish === 'top') {
      scroller.current.scrollTop = 0
      list.toShow.current = undefined
      return
    }
    const index = shown.findIndex(({ at }) => at === wish.at)
    if (index >= 0) virtualizer.scrollToIndex(index)
    else list.toShow.current = undefined
    const row = scroller.current.querySelector<HTMLElement>(`[data-at="${wish.at}"]`)
    // A row that was far away exists only after the list has been drawn again.
    if (row === null) return
    list.toShow.current = undefined
    if (wish.focus) row.focus({ preventScroll: true })
  })

  const act = (action: RowAction) => {
    const index = shown.findIndex(({ at }) => at === action.at)
    const row = shown[index]
    if (row === undefined) return
    const place = { intent: intent.name, at: row.at }
    switch (action.kind) {
      case 'activate':
        return list.activate(row.at)
      case 'select':
        return list.select([row], action.isSelected)
      case 'edit':
        list.activate(row.at)
        return setEdited(row)
      case 'end edit': {
        if (action.text !== undefined && !edit(editExpression, { ...place, text: action.text })) return
        const next = shown[index + 1]
        setEdited(action.then === 'next' ? next : undefined)
        if (action.then === 'next' && next !== undefined) list.show(next.at, { focus: false })
        else if (action.then !== 'nothing') list.show(row.at, { focus: true })
        return
      }
      case 'weigh':
        edit(setWeight, { ...place, weight: action.weight, language })
        return
      case 'remove':
        return onRemove([row])
      case 'copy':
        return onCopy([row])
      case 'move':
        return onMove([row])
    }
  }
  const latest = useRef(act)
  latest.current = act
  const onAction = useCallback((action: RowAction) => latest.current(action), [])

  const hear = (event: KeyboardEvent) => {
    const isRow = event.target instanceof Element && event.target.getAttribute('role') === 'row'
    if (!isRow || active === undefined) return
    const meant = list.isSelected(active) ? list.selected : [active]
    const to = rowByKey(event.key, { from: activeIndex, count: shown.length, page: rowCount / 2 })
    const isCommand = event.ctrlKey || event.metaKey
    if (to !== undefined) {
      if (event.shiftKey) list.select([active, shown[to]!], true)
      list.show(shown[to]!.at, { focus: true })
    } else if (event.key === ' ') list.select([active], !list.isSelected(active))
    else if (event.key === 'a' && isCommand) list.select(shown, true)
    else if (event.key === 'c' && isCommand) onCopy(meant)
    else if (canEdit && (event.key === 'Enter' || event.key === 'F2')) setEdited(active)
    else if (canEdit && event.key === 'Delete') onRemove(meant)
    else return
    event.preventDefault()
  }
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <ListHead list={list} />
      <Scroller ref={scroller} tabIndex={-1}>
        {shown.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {intent.expressions.length === 0 ? 'No expressions yet' : 'No expression contains this'}
          </Typography>
        )}
        <Grid
          role="grid"
          aria-label="Expressions"
          aria-multiselectable
          aria-rowcount={shown.length}
          onKeyDown={hear}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {placed.map(({ item: { index, start }, slot }) => {
            const row = shown[index]!
            const isEdited = edited?.at === row.at && edited.expression.text === row.expression.text
            return (
              <PlacedRow key={slot} at={row.at} index={index} top={start} watchHeight={watchHeight}>
                <ExpressionRow
                  expression={row.expression}
                  at={row.at}
                  index={index}
                  isActive={index === activeIndex}
                  isSelected={list.isSelected(row)}
                  canEdit={canEdit}
                  counter={counter}
                  known={known}
                  onAction={onAction}
                  editor={
                    isEdited && canEdit ? (
                      <RowEditor
                        key={row.at}
                        intent={intent}
                        at={row.at}
                        known={known}
                        onEnd={(end) => onAction({ kind: 'end edit', at: row.at, ...end })}
                      />
                    ) : undefined
                  }
                />
              </PlacedRow>
            )
          })}
        </Grid>
      </Scroller>
    </Box>
  )
}
