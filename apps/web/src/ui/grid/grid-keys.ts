import type { KeyboardEvent } from 'react'
import { isPressed } from '../shortcuts.ts'
import { type CellPlace, cellByKey, headLine } from './cell-by-key.ts'
import { controlsIn, isWriting } from './cell-controls.ts'
import type { Column } from './columns.ts'
import type { Layout } from './layout.ts'
import { placeOf } from './use-grid-focus.ts'
import type { Selected } from './use-selection.ts'

interface GridKeysOptions<Row> {
  layout: Layout<Row>
  columns: readonly Column<Row>[]
  /** How many lines a page of the screen has. */
  page: number
  selection: Selected<Row> | undefined
  focus: (place: CellPlace, from?: 'left' | 'right') => void
  onWiden: (column: number, by: number) => void
  onMove: ((row: Row, step: 1 | -1) => void) | undefined
  onMoveSection: ((section: string, step: 1 | -1) => void) | undefined
  onDelete: ((rows: readonly Row[]) => void) | undefined
  onCopy: ((rows: readonly Row[]) => void) | undefined
  onCut: ((rows: readonly Row[]) => void) | undefined
  onFill: ((column: string, rows: readonly Row[]) => void) | undefined
}

const widthStep = 16

/** What keys do in a grid, unless a text is written there. */
export function gridKeys<Row>(options: GridKeysOptions<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { layout, columns, page, selection, focus, onWiden, onMove, onDelete, onCopy, onCut, onFill } =
    options
  const { rowAt } = layout

  /** Returns whether the key meant something for the row, or for all rows. */
  const actOnRow = (event: KeyboardEvent, row: Row, column: number): boolean => {
    const meant = () => (selection?.isSelected(row) ? selection.selected : [row])
    const step = stepOf(event)
    if (step !== undefined) {
      if (onMove === undefined) return false
      onMove(row, step)
    } else if (isPressed(event, 'deleteRows') && onDelete !== undefined) onDelete(meant())
    else if (isPressed(event, 'copyRows') && onCopy !== undefined) onCopy(meant())
    else if (isPressed(event, 'cutRows') && onCut !== undefined) onCut(meant())
    else if (isPressed(event, 'fillRows') && onFill !== undefined) onFill(columns[column]!.name, meant())
    else if (selection === undefined) return false
    else if (isPressed(event, 'clearSelection') && selection.selected.length > 0) selection.clear()
    else if (isPressed(event, 'selectAll')) selection.selectAll()
    else if (isPressed(event, 'selectRowInCell') || (isCell(event.target) && isSelecting(event))) {
      selection.select(row, !selection.isSelected(row), event)
    } else return false
    return true
  }

  const beginEditing = (event: KeyboardEvent<HTMLElement>, row: Row, { column }: CellPlace): boolean => {
    const target = event.target as HTMLElement
    const { onEdit } = columns[column] ?? {}
    const isEditing = isCell(target) && isPressed(event, 'editCell')
    if (isEditing && onEdit !== undefined) onEdit(row)
    else if (isEditing) controlsIn(target)[0]?.focus()
    else if (event.key === 'F2' && target.matches('button')) target.click()
    else return false
    return true
  }

  /** The control before or after this one in the same cell. */
  const neighbourInCell = ({ key, target }: KeyboardEvent): HTMLElement | undefined => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const cell = (target as Element).closest('[aria-colindex], [aria-colspan]')
    if (step === undefined || cell === null || isCell(target)) return undefined
    const all = controlsIn(cell)
    return all[all.indexOf(target as HTMLElement) + step]
  }

  const go = (event: KeyboardEvent, from: CellPlace): boolean => {
    const inCell = neighbourInCell(event)
    if (inCell !== undefined) {
      inCell.focus()
      return true
    }
    const { key, ctrlKey, metaKey, altKey } = event
    const unshifted = { key, ctrlKey, metaKey, altKey, shiftKey: false }
    if (!isPressed(unshifted, 'goToCell') && !isPressed(unshifted, 'goToCorner')) return false
    const to = cellByKey(event, from, { lines: layout.count, columns: columns.length, page })
    if (to === undefined) return false
    const [row, next] = [rowAt(from.line), rowAt(to.line)]
    const isExtending = row !== undefined && next !== undefined && row !== next
    if (isExtending && isPressed(event, 'extendSelection')) selection?.extend(row, next)
    focus(to, event.key === 'ArrowLeft' ? 'right' : 'left')
    return true
  }

  return (event) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    const place = placeOf(target)
    if (place === undefined) return
    if (isWriting(target)) {
      if (event.key === 'Escape' && target.matches('select')) focus(place)
      return
    }
    const row = rowAt(place.line)
    const widening = place.line === headLine ? wideningOf(event) : undefined
    const item = layout.at(place.line)
    if (event.altKey && item?.kind === 'heading') {
      const step = stepOf(event)
      if (step === undefined || options.onMoveSection === undefined) return
      options.onMoveSection(item.section.key, step)
    } else if (widening !== undefined) onWiden(place.column, widening * widthStep)
    else if (row !== undefined && (actOnRow(event, row, place.column) || beginEditing(event, row, place))) {
      // Said above
    } else if (event.altKey || !go(event, place)) return
    event.preventDefault()
  }
}

function isCell(element: EventTarget): boolean {
  return element instanceof Element && element.matches('td, th')
}

function stepOf(event: KeyboardEvent): 1 | -1 | undefined {
  if (isPressed(event, 'moveUp')) return -1
  return isPressed(event, 'moveDown') ? 1 : undefined
}

function wideningOf(event: KeyboardEvent): 1 | -1 | undefined {
  if (isPressed(event, 'narrowColumn')) return -1
  return isPressed(event, 'widenColumn') ? 1 : undefined
}

function isSelecting(event: KeyboardEvent): boolean {
  return isPressed(event, 'selectRow') || isPressed(event, 'selectTo')
}
