import {
  type Expression,
  type ExpressionOrder,
  orderExpressions,
  type PlacedExpression,
} from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import { filterExpressions } from './expression-list.ts'

export interface ExpressionListState {
  filter: string
  setFilter: (text: string) => void
  order: ExpressionOrder
  setOrder: (order: ExpressionOrder) => void
  /** The expressions that are shown, in their order. */
  shown: readonly PlacedExpression[]
  /** The one that keys and the details are about, among the shown; -1 when there is none. */
  activeIndex: number
  active: PlacedExpression | undefined
  activate: (at: number) => void
  /** Activates a row and scrolls to it; with the focus, it gets that too, once it exists. */
  show: (at: number, wish: { focus: boolean }) => void
  /** What the list has still to scroll to. */
  toShow: RefObject<{ at: number; focus: boolean } | 'top' | undefined>
  /** The one whose text is being changed. */
  edited: PlacedExpression | undefined
  setEdited: (one: PlacedExpression | undefined) => void
  /** Those that are shown and selected. */
  selected: readonly PlacedExpression[]
  isSelected: (one: PlacedExpression) => boolean
  select: (expressions: readonly PlacedExpression[], isSelected: boolean) => void
}

/** What the author looks for, looks at and has picked in the list of an intent. */
export function useExpressionList({ name, expressions }: Intent): ExpressionListState {
  const [left] = useState(useUnfinishedRow(name, expressions))
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<ExpressionOrder>('Date')
  const [activeAt, activate] = useState(left?.at ?? 0)
  const [edited, setEdited] = useState(left)
  const toShow: ExpressionListState['toShow'] = useRef(left && { at: left.at, focus: false })
  // By their texts: the places of expressions change when others are deleted.
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())

  const wanted = useDeferredValue(filter)
  const ordered = useMemo(() => orderExpressions(expressions, order), [expressions, order])
  const shown = useMemo(() => filterExpressions(ordered, wanted), [ordered, wanted])
  const selected = useMemo(
    () => (picked.size === 0 ? [] : shown.filter(({ expression }) => picked.has(expression.text))),
    [shown, picked],
  )
  const found = useMemo(() => shown.findIndex(({ at }) => at === activeAt), [shown, activeAt])
  const activeIndex = found < 0 && shown.length > 0 ? 0 : found

  const show = useCallback<ExpressionListState['show']>((at, { focus }) => {
    activate(at)
    toShow.current = { at, focus }
  }, [])

  return {
    filter,
    setFilter: (text) => {
      setFilter(text)
      toShow.current = 'top'
    },
    order,
    setOrder: (wish) => {
      setOrder(wish)
      toShow.current = 'top'
    },
    shown,
    activeIndex,
    active: shown[activeIndex],
    activate,
    show,
    toShow,
    edited,
    setEdited,
    selected,
    isSelected: ({ expression }) => picked.has(expression.text),
    select: (wishes, isSelected) => {
      setPicked((before) => {
        const after = new Set(before)
        for (const { expression } of wishes) {
          if (isSelected) after.add(expression.text)
          else after.delete(expression.text)
        }
        return after
      })
    },
  }
}

/** The expression that was being changed when the dialog was closed, if it is there as it was. */
function useUnfinishedRow(intent: string, expressions: readonly Expression[]): PlacedExpression | undefined {
  const { row } = useUnfinished(intent).read()
  const expression = row && expressions[row.at]
  return expression?.text === row?.before ? expression && { at: row!.at, expression } : undefined
}
