import { type RefObject, useCallback, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { askDeletion, type DeletingEdit, type Noun } from './ask-deletion.tsx'

interface NamedDeletion<Row> {
  noun: Noun
  deletes: DeletingEdit
  grid: RefObject<GridHandle<Row> | null>
  /** What is shown now. */
  rows: readonly Row[]
}

/** Deletes entries once what that touches was shown and confirmed; the focus goes to what takes their place. */
export function useNamedDeletion<Row extends { name: string }>(deletion: NamedDeletion<Row>) {
  const { noun, deletes, grid, rows } = deletion
  const { edit } = useEdit()
  const shown = useRef(rows)
  shown.current = rows
  return useCallback(
    async (names: readonly string[]) => {
      const args = await askDeletion(noun, deletes, names)
      if (args === undefined) return
      const place = shown.current.findIndex(({ name }) => name === names[0])
      if (edit(deletes, args)) grid.current?.focus(place)
    },
    [noun, deletes, grid, edit],
  )
}
