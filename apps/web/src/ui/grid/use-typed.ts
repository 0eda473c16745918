import { createContext, useCallback, useContext, useState } from 'react'

/** What is typed in the cells of a row, by the name of the field. */
export type TypedInRow = ReadonlyMap<string, string>

interface Typed {
  byRow: ReadonlyMap<string, TypedInRow>
  /** Without a text, the field is not edited any more. */
  type: (row: string, field: string, text: string | undefined) => void
}

/** What is typed and not committed yet belongs to the grid, by the keys of the rows: elements of rows come and go. */
export function useTypedByRow(): Typed {
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
  /** The same for the row that is shown now: the element may show another one when something that takes a while ends. */
  typeHere: () => RowTyping['type']
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

type SaveState = 'saving' | 'failed'

/** Whether what is typed in a field is being saved, or could not be; kept where the text itself is. */
export function useSaveState(
  field: string,
  setTyped: (text: string | undefined) => void,
): {
  state: SaveState | undefined
  /**
   * Shows a text as saved from when it is sent, and gives it up only once that worked (ruling R411); what is typed
   * stays otherwise.
   */
  follow: (save: Promise<boolean>) => void
  forget: () => void
} {
  const row = useContext(RowTyping)
  const [state, setState] = useTypedText(`state of ${field}`)
  const follow = (save: Promise<boolean>) => {
    const type = row?.typeHere()
    const show = (state: SaveState | undefined) =>
      type === undefined ? setState(state) : type(`state of ${field}`, state)
    show('saving')
    save.then(
      (isSaved) => {
        show(isSaved ? undefined : 'failed')
        if (!isSaved) return
        if (type === undefined) setTyped(undefined)
        else type(field, undefined)
      },
      () => show('failed'),
    )
  }
  return { state: state as SaveState | undefined, follow, forget: () => setState(undefined) }
}
