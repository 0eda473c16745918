import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from './use-after-paint.ts'

interface Typed {
  typed: string
  type: (text: string) => void
  /** Reports now what is not reported yet. */
  settle: () => void
}

/** A text that a field holds itself, and reports once it is painted: a key draws the field alone, then what follows from it. */
export function useTyped(value: string, onChange: (text: string) => void): Typed {
  const [typed, type] = useState(value)
  // What was reported and has not come back yet: anything else is a value that somebody else set
  const reported = useRef([value])
  const report = useRef(onChange)
  report.current = onChange
  const settle = useCallback(() => {
    if (typed === reported.current.at(-1)) return
    reported.current.push(typed)
    startTransition(() => report.current(typed))
  }, [typed])
  useEffect(() => {
    if (reported.current.length === 1) return afterPaint(settle)
    // What was reported before is still being drawn: that is given up instead of finished first
    settle()
  }, [settle])
  useEffect(() => {
    const at = reported.current.lastIndexOf(value)
    reported.current = at < 0 ? [value] : reported.current.slice(at)
    if (at < 0) type(value)
  }, [value])
  return { typed, type, settle }
}
