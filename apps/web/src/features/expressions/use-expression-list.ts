import {
  type Expression,
  type ExpressionOrder,
  orderExpressions,
  type PlacedExpression,
} from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { useRowKeys } from '../../ui/grid/use-row-keys.ts'
import { type Selected, useSelection } from '../../ui/grid/use-selection.ts'
import { expressionFilter } from './expression-list.ts'

export interface ExpressionListState {
  grid: RefObject<GridHandle<PlacedExpression> | null>
  keyOf: (row: PlacedExpression) => string
  filter: string
  setFilter: (text: string) => void
  order: ExpressionOrder
  setOrder: (order: ExpressionOrder) => void
  /** The expressions that are shown, in their order. */
  shown: readonly PlacedExpression[]
  /** The one that the details are about. */
  active: PlacedExpression | undefined
  activate: (row: PlacedExpression) => void
  selection: Selected<PlacedExpression>
  /** What was being changed when the dialog was closed, if it is there as it was. */
  left: { row: PlacedExpression; typed: string } | undefined
}

/** What the author looks for, looks at and has picked in the list of an intent. */
export function useExpressionList(
  { name, expressions }: Intent,
  grid: RefObject<GridHandle<PlacedExpression> | null>,
): ExpressionListState {
  const language = useEditing((editing) => editing.language)
  const [left] = useState(useLeftRow(name, expressions))
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<ExpressionOrder>('Date')
  const keyOfExpression = useRowKeys(expressions, textOfExpression)
  const keyOf = useCallback(
    ({ expression }: PlacedExpression) => keyOfExpression(expression),
    [keyOfExpression],
  )
  const [activeKey, setActiveKey] = useState(() => left && keyOf(left.row))
  const activate = useCallback((row: PlacedExpression) => setActiveKey(keyOf(row)), [keyOf])

  const ordered = useMemo(() => orderExpressions(expressions, order), [expressions, order])
  const find = useMemo(() => expressionFilter(ordered, language), [ordered, language])
  const shown = useMemo(() => find(filter), [find, filter])
  const active = useMemo(
    () => (activeKey === undefined ? undefined : shown.find((row) => keyOf(row) === activeKey)) ?? shown[0],
    [shown, activeKey, keyOf],
  )
  const selection = useSelection(shown, keyOf)
  // The same functions, so that the fields that call them are drawn only when they change themselves
  const actions = useMemo(
    () => ({
      setFilter: (text: string) => {
        setFilter(text)
        grid.current?.scrollToTop()
      },
      setOrder: (next: ExpressionOrder) => {
        setOrder(next)
        grid.current?.scrollToTop()
      },
    }),
    [grid],
  )
  return {
    grid,
    keyOf,
    filter,
    order,
    ...actions,
    shown,
    active,
    activate,
    selection,
    left,
  }
}

function textOfExpression({ text }: Expression): string {
  return text
}

function useLeftRow(intent: string, expressions: readonly Expression[]): ExpressionListState['left'] {
  const { row } = useUnfinished('intent')(intent).read()
  const expression = row && expressions[row.at]
  if (row === undefined || expression === undefined || expression.text !== row.before) return undefined
  return { row: { at: row.at, expression }, typed: row.typed }
}
