import { useLayoutEffect, useRef, useState } from 'react'

interface ShowRowOptions<Row> {
  /** The line of the first row that is meant; -1 while none is there. */
  lineOf: (isMeant: (row: Row) => boolean) => number
  /** How many lines have a place yet; a line behind them cannot be scrolled to. */
  lineCount: number
  show: (line: number, options: { focus: boolean }) => void
}

/** Shows a row as soon as it is there: one that an edit makes comes with a later render. */
export function useShowRow<Row>({ lineOf, lineCount, show }: ShowRowOptions<Row>) {
  const wanted = useRef<{ isMeant: (row: Row) => boolean; focus: boolean }>(undefined)
  const [, render] = useState({})
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const { isMeant, focus } = wanted.current
    const line = lineOf(isMeant)
    if (line === -1 || line >= lineCount) return
    wanted.current = undefined
    show(line, { focus })
  })
  return {
    show: (isMeant: (row: Row) => boolean, options = { focus: false }) => {
      wanted.current = { isMeant, ...options }
      render({})
    },
    cancel: () => {
      wanted.current = undefined
    },
  }
}
