import type { Intent } from '@sdp/domain'
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { nothingSelected, withOne, withRange } from '../../ui/table/selection.ts'

/** Which of the shown intents are selected; what a search hides is not. */
export function useIntentSelection(intents: readonly Intent[]) {
  const [selection, setSelection] = useState(nothingSelected)
  const shown = useRef(intents)
  shown.current = intents
  const selected = useMemo(
    () => (selection.names.size === 0 ? [] : intents.filter(({ name }) => selection.names.has(name))),
    [intents, selection],
  )
  const select = useCallback((name: string, isSelected: boolean, click: Pick<MouseEvent, 'shiftKey'>) => {
    setSelection((before) =>
      click.shiftKey
        ? withRange(before, { to: name, isSelected, shown: shown.current.map((intent) => intent.name) })
        : withOne(before, name, isSelected),
    )
  }, [])
  return {
    selected,
    isSelected: useCallback(({ name }: Intent) => selection.names.has(name), [selection]),
    select,
    /** From one row to its neighbour, as Shift with an arrow key does. */
    extend: useCallback(
      (from: Intent, to: Intent) => {
        select(from.name, true, { shiftKey: false })
        select(to.name, true, { shiftKey: false })
      },
      [select],
    ),
    selectAll: useCallback(() => {
      setSelection({ names: new Set(shown.current.map(({ name }) => name)), anchor: undefined })
    }, []),
    clear: useCallback(() => setSelection(nothingSelected), []),
  }
}
