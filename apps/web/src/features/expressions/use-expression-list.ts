import { type ExpressionOrder, type Intent, orderExpressions, type PlacedExpression } from '@sdp/domain'
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
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
export function useExpressionList({ expressions }: Intent): ExpressionListState {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<ExpressionOrder>('Date')
  const [activeAt, activate] = useState(0)
  const [edited, setEdited] = useState<PlacedExpression>()
  const toShow: ExpressionListState['toShow'] = useRef(undefined)
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
