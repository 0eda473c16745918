import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CellPlace, headLine } from './cell-by-key.ts'
import { focusCell } from './cell-controls.ts'

interface GridFocusOptions {
  count: number
  keyAt: (line: number) => string
  /** The line of a key; -1 when it is not shown. */
  lineOf: (key: string) => number
  /** Brings a line near the screen, so that it exists. */
  scrollTo: (line: number) => void
  /** The same for a column. */
  scrollToColumn: (column: number) => void
}

interface Focused extends CellPlace {
  key: string
}

/** Where the focus is in a grid. A row that goes away hands it to the one that takes its place, the last one to the head. */
export function useGridFocus(table: RefObject<HTMLElement | null>, options: GridFocusOptions) {
  const { count, keyAt, lineOf, scrollTo, scrollToColumn } = options
  const [focused, setFocused] = useState<Focused>()
  const line = useMemo(() => (focused === undefined ? -1 : lineOf(focused.key)), [focused, lineOf])
  const holder = useRef<Element>(undefined)
  // Of the row that the focus was put into last: the state follows a render later
  const holderKey = useRef<string>(undefined)
  const column = useRef(0)
  const isFollowing = useRef(false)
  const wanted = useRef<CellPlace & { from: 'left' | 'right' }>(undefined)

  /** Gives the focus to what is wanted as soon as it exists. */
  const settle = () => {
    if (wanted.current === undefined) return
    const { column, from } = wanted.current
    // Rows may have gone meanwhile; when none is left this is the head
    const line = Math.min(wanted.current.line, count - 1)
    const row = table.current?.querySelector(`tr[data-line="${line}"]`)
    if (!row) return scrollTo(line)
    const cell =
      row.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`) ??
      row.querySelector<HTMLElement>('[aria-colspan]')
    if (!cell) return scrollToColumn(column)
    wanted.current = undefined
    focusCell(cell, from)
  }
  const focus = ({ line, column }: CellPlace, from: 'left' | 'right' = 'left') => {
    wanted.current = { line: Math.min(line, count - 1), column, from }
    settle()
  }
  useLayoutEffect(() => {
    settle()
    if (focused === undefined) return
    if (isFollowing.current && line !== focused.line) {
      isFollowing.current = false
      if (line >= 0) focus({ ...focused, line })
      return
    }
    const isLost = holder.current?.isConnected === false && document.activeElement === document.body
    // Another row has taken over the element
    const isTakenOver =
      line < 0 &&
      holderKey.current === focused.key &&
      isInRow(holder.current) &&
      holder.current === document.activeElement
    if (isLost || isTakenOver) focus(focused)
  })

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    isFollowing.current = false
    holder.current = place && target
    column.current = place?.column ?? column.current
    // From the heads of the columns Tab leads back to the row that had it
    if (place === undefined || place.line === headLine) return
    holderKey.current = keyAt(place.line)
    setFocused({ ...place, key: holderKey.current })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) holder.current = undefined
  }
  return {
    /** The line of the row that has the focus, or had it last; -1 when it is not shown. */
    line,
    hasFocus: () => holder.current !== undefined,
    focus,
    /** Goes with the row that has the focus to the place that it is about to get. */
    follow: () => {
      isFollowing.current = true
    },
    /** The column where the focus was last. */
    lastColumn: () => column.current,
    listeners: { onFocus, onBlur },
  }
}

function isInRow(element: Element | undefined): boolean {
  return element !== undefined && placeOf(element)?.line !== headLine
}

/** The cell that an element is in; a heading over all columns counts as the first. */
export function placeOf(element: Element): CellPlace | undefined {
  const line = element.closest('tr[data-line]')?.getAttribute('data-line')
  if (line === undefined || line === null) return undefined
  const column = element.closest('[aria-colindex]')?.getAttribute('aria-colindex')
  return { line: Number(line), column: Number(column ?? 1) - 1 }
}
