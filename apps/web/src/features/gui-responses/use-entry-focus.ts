import { type RefObject, useEffect, useReducer, useRef } from 'react'

type FocusRequest = { list: string; at: number; button: 'before' | 'after' | 'remove' | 'first field' }

export type FocusEntry = (request: FocusRequest) => void

interface EntryFocus {
  frame: RefObject<HTMLDivElement | null>
  /** Moves the focus to an entry once it is drawn; without such an entry, to what adds one. */
  focusEntry: FocusEntry
}

/**
 * Keeps the focus with the entry of a list that was moved, added or taken out. Entries have `data-list` and `data-at`, the
 * button that adds one has `data-add`.
 */
export function useEntryFocus(): EntryFocus {
  const frame = useRef<HTMLDivElement>(null)
  const request = useRef<FocusRequest>(undefined)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (request.current === undefined) return
    const { list, at, button } = request.current
    request.current = undefined
    const entries = [...(frame.current?.querySelectorAll(`[data-list="${list}"]`) ?? [])]
    const entry = entries.find(
      (one) => one.getAttribute('data-at') === String(Math.min(at, entries.length - 1)),
    )
    const wanted =
      button === 'first field'
        ? entry?.querySelector<HTMLElement>('input, textarea, select')
        : (entry?.querySelector<HTMLElement>(`[data-entry="${button}"]:not(:disabled)`) ??
          entry?.querySelector<HTMLElement>('[data-entry]:not(:disabled)'))
    ;(wanted ?? frame.current?.querySelector<HTMLElement>(`[data-add="${list}"]`))?.focus()
  })
  const focusEntry = (next: FocusRequest) => {
    request.current = next
    draw()
  }
  return { frame, focusEntry }
}
