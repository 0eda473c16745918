import { knownNames, type PlacedExpression, sentenceCounter } from '@sdp/domain/expressions'
import { editExpression, type Intent, setWeight } from '@sdp/domain/intents'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import type { Column } from '../../ui/grid/columns.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { ExpressionButtons } from './ExpressionButtons.tsx'
import { ExpressionCell } from './ExpressionCell.tsx'
import { estimatedRowHeight, rowCount, textField, textOf } from './expression-list.ts'
import { Scroller } from './list-frame.ts'
import { NoExpressions } from './NoExpressions.tsx'
import type { RowEnd } from './RowEditor.tsx'
import type { ExpressionListState } from './use-expression-list.ts'
import { WeightEditor } from './WeightEditor.tsx'

interface ExpressionListProps {
  intent: Intent
  list: ExpressionListState
  /** The expression to look at first. */
  at: number | undefined
  onRemove: (expressions: readonly PlacedExpression[]) => void
  onCopy: (expressions: readonly PlacedExpression[]) => void
  onMove: (expressions: readonly PlacedExpression[]) => void
}

/** The expressions of an intent. */
export function ExpressionList(props: ExpressionListProps) {
  const { intent, list, at } = props
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { canEdit, edit } = useEdit()
  const { grid, keyOf, left } = list
  const { slots, reusableExpressions } = domain
  const known = useMemo(() => knownNames({ slots, reusableExpressions }), [slots, reusableExpressions])
  const counter = sentenceCounter(reusableExpressions, language)
  const scroller = useRef<HTMLDivElement>(null)

  // The editor that was just opened gets the focus, not one that scrolls into view
  const justStarted = useRef<string>(undefined)
  const begin = useCallback(
    (row: PlacedExpression, typed = row.expression.text) => {
      justStarted.current = keyOf(row)
      grid.current?.type(row, textField, typed)
    },
    [grid, keyOf],
  )
  useEffect(() => {
    if (left === undefined) return
    begin(left.row, left.typed)
    grid.current?.show(({ at }) => at === left.row.at)
  }, [left, begin, grid])

  // Here, and not in the dialog: what is in a dialog is drawn after it
  useEffect(() => {
    if (at !== undefined) grid.current?.show((row) => row.at === at, { focus: true })
  }, [at, grid])

  const end = (row: PlacedExpression, { text, focus }: RowEnd) => {
    const place = { intent: intent.name, at: row.at }
    if (text !== undefined && !edit(editExpression, { ...place, text, language })) return
    justStarted.current = undefined
    grid.current?.type(row, textField, undefined)
    const next = list.shown[list.shown.indexOf(row) + 1]
    if (focus === 'next row' && next !== undefined) {
      begin(next)
      grid.current?.show(({ at }) => at === next.at)
    } else if (focus !== 'nothing') grid.current?.show(({ at }) => at === row.at, { focus: true })
  }
  const latest = useRef({ ...props, end })
  latest.current = { ...props, end }

  const columns = useMemo(
    (): Column<PlacedExpression>[] => [
      {
        name: 'Expression',
        onEdit: canEdit ? begin : undefined,
        cell: (row) => (
          <ExpressionCell
            intent={latest.current.intent}
            row={row}
            combinations={counter.combinations(row.expression.text)}
            known={known}
            canEdit={canEdit}
            shouldAutoFocus={() => justStarted.current === keyOf(row)}
            onEnd={(how) => latest.current.end(row, how)}
          />
        ),
      },
      {
        name: 'Weight',
        hint: 'How often the expression counts: 1 is once, 2 is twice as much as the others',
        width: 82,
        kind: 'action',
        cell: ({ at, expression: { text, weight } }) => (
          <WeightEditor
            label={text}
            weight={weight}
            combinations={counter.combinations(text)}
            disabled={!canEdit}
            hasSlider={false}
            onWeigh={(to) =>
              edit(setWeight, { intent: latest.current.intent.name, at, weight: to, language })
            }
          />
        ),
      },
      {
        name: 'Actions',
        heading: '',
        width: 132,
        kind: 'action',
        cell: (row, { isActive }) => (
          <ExpressionButtons
            text={row.expression.text}
            isActive={isActive}
            canEdit={canEdit}
            onEdit={() => begin(row)}
            onCopy={() => latest.current.onCopy([row])}
            onMove={() => latest.current.onMove([row])}
            onRemove={() => latest.current.onRemove([row])}
          />
        ),
      },
    ],
    [canEdit, begin, counter, known, keyOf, edit, language],
  )
  return (
    <Scroller ref={scroller} tabIndex={-1}>
      <Grid
        ref={grid}
        label="Expressions"
        columns={columns}
        rows={list.shown}
        nameOf={textOf}
        keyOf={keyOf}
        scroller={scroller}
        rowHeight={estimatedRowHeight}
        isMeasured
        minDrawn={rowCount}
        selection={list.selection}
        selectAll="Select all that are shown"
        activeKey={list.active && keyOf(list.active)}
        onActivate={list.activate}
        onDelete={canEdit ? props.onRemove : undefined}
        onCopy={props.onCopy}
        none={
          intent.expressions.length === 0 ? (
            <NoExpressions intent={intent.name} grid={grid} />
          ) : (
            'No expression contains this'
          )
        }
      />
    </Scroller>
  )
}
