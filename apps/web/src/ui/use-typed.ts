import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from './use-after-paint.ts'

interface Typed {
  typed: string
  type: (text: string) => void
  /** Tells now what is not told yet. */
  settle: () => void
}

/** A text that a field holds itself, and tells once it is painted: a key draws the field alone, then what follows from it. */
export function useTyped(value: string, onChange: (text: string) => void): Typed {
  const [typed, type] = useState(value)
  // What was told and has not come back yet: anything else is a value that somebody else set
  const told = useRef([value])
  const tell = useRef(onChange)
  tell.current = onChange
  const settle = useCallback(() => {
    if (typed === told.current.at(-1)) return
    told.current.push(typed)
    startTransition(() => tell.current(typed))
  }, [typed])
  useEffect(() => {
    if (told.current.length === 1) return afterPaint(settle)
    // What was told before is still being drawn: that is given up instead of finished first
    settle()
  }, [settle])
  useEffect(() => {
    const at = told.current.lastIndexOf(value)
    told.current = at < 0 ? [value] : told.current.slice(at)
    if (at < 0) type(value)
  }, [value])
  return { typed, type, settle }
}
