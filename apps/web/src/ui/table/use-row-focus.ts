import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { controlInRow, controlOf, isWriting, rowStep } from './cell-keys.ts'

interface RowFocusOptions {
  /** The rows of the page. */
  first: number
  end: number
  /** Brings a row near the screen, so that it exists. */
  scrollTo: (index: number) => void
  onKey: (event: KeyboardEvent, index: number) => void
  onMove: ((from: number, to: number) => void) | undefined
  onExtend: ((from: number, to: number) => void) | undefined
}

/** Arrow keys lead from cell to cell; a row that goes away hands its focus to the one that takes its place. */
export function useRowFocus(body: RefObject<HTMLTableSectionElement | null>, options: RowFocusOptions) {
  const { first, end, scrollTo, onKey, onMove, onExtend } = options
  const [focused, setFocused] = useState<number>()
  const holder = useRef<Element>(undefined)
  const column = useRef(0)
  const wanted = useRef<number>(undefined)

  const settle = (): boolean => {
    const row = body.current?.querySelector<HTMLTableRowElement>(
      `tr[aria-rowindex="${(wanted.current ?? -2) + 2}"]`,
    )
    if (!row) return false
    wanted.current = undefined
    controlOf(row, column.current)?.focus()
    return true
  }
  const focusRow = (index: number) => {
    if (end === first) return
    wanted.current = Math.max(first, Math.min(index, end - 1))
    if (!settle()) scrollTo(wanted.current)
  }

  useLayoutEffect(() => {
    if (wanted.current !== undefined) settle()
    const isLost = holder.current?.isConnected === false && document.activeElement === document.body
    if (isLost && focused !== undefined) focusRow(focused)
  })

  const hear = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || !event.currentTarget.contains(target) || isWriting(target)) return
    const index = indexOfRow(target)
    if (index === undefined) return
    onKey(event, index)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return
    const step = rowStep(event.key)
    const next = event.altKey ? undefined : controlInRow(target, event.key)
    if (step === 0 && next === undefined) return
    if (event.altKey && onMove === undefined) return
    event.preventDefault()
    next?.focus()
    if (step === 0) return
    if (event.altKey) {
      // The row is in its new place only when the table is drawn again
      wanted.current = index + step
      onMove?.(index, index + step)
      return
    }
    if (event.shiftKey) onExtend?.(index, index + step)
    focusRow(index + step)
  }
  const onFocus = ({ target }: FocusEvent) => {
    holder.current = target
    column.current = target.closest('td')?.cellIndex ?? 0
    setFocused(indexOfRow(target))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) holder.current = undefined
  }
  return {
    focused,
    hasFocus: () => holder.current !== undefined,
    focusRow,
    listeners: { onKeyDown: hear, onFocus, onBlur },
  }
}

function indexOfRow(element: Element): number | undefined {
  const row = element.closest('tr[aria-rowindex]')
  return row === null ? undefined : Number(row.getAttribute('aria-rowindex')) - 2
}
