import { createContext, useCallback, useContext, useState } from 'react'

/** What is typed in the cells of a row, by the name of the field. */
export type TypedInRow = ReadonlyMap<string, string>

interface Typed {
  byRow: ReadonlyMap<string, TypedInRow>
  /** Without a text, the field is not edited any more. */
  type: (row: string, field: string, text: string | undefined) => void
}

/** What is typed and not committed yet belongs to the grid, by the keys of the rows: elements of rows come and go. */
export function useTyped(): Typed {
  const [byRow, setByRow] = useState<Typed['byRow']>(new Map())
  const type = useCallback((row: string, field: string, text: string | undefined) => {
    setByRow((before) => {
      const fields = new Map(before.get(row))
      if (text === undefined) fields.delete(field)
      else fields.set(field, text)
      const after = new Map(before)
      if (fields.size === 0) after.delete(row)
      else after.set(row, fields)
      return after
    })
  }, [])
  return { byRow, type }
}

interface RowTyping {
  typed: TypedInRow | undefined
  type: (field: string, text: string | undefined) => void
}

/** What the cells of a row read; none outside a grid. */
export const RowTyping = createContext<RowTyping | undefined>(undefined)

/** What is typed in a field and not committed yet, undefined when it is not edited; in a grid the grid keeps it. */
export function useTypedText(
  field: string,
): [typed: string | undefined, type: (text: string | undefined) => void] {
  const row = useContext(RowTyping)
  const [own, setOwn] = useState<string>()
  return row === undefined ? [own, setOwn] : [row.typed?.get(field), (text) => row.type(field, text)]
}
