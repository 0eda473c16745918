import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { followName, type Named } from './follow-name.ts'

type SearchParams<Key extends string> = Partial<Record<Key, string | undefined>>

interface DialogInAddress<Key extends string> {
  /** Opens a dialog, which going back closes. */
  open: (wanted: SearchParams<Key>) => void
  /** Changes what the address says of the dialog without another step back. */
  change: (wanted: SearchParams<Key>) => void
  /** Closes the dialog: by going back where a click opened it (ruling R348). */
  close: () => void
}

/** A dialog that is kept in the address, under these keys of it, so that back, reload and links work. */
export function useDialogInAddress<Key extends string>(keys: readonly Key[]): DialogInAddress<Key> {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.opened === true })
  const isGoingBack = useRef(false)
  const to = useCallback(
    (wanted: SearchParams<Key>, isOpened: boolean, options: { replace: boolean }) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...withoutKeys(before, keys), ...wanted }),
        state: { opened: isOpened },
        resetScroll: false,
        ...options,
      }),
    [navigate, keys],
  )
  return {
    open: useCallback((wanted) => to(wanted, true, { replace: false }), [to]),
    change: useCallback((wanted) => to(wanted, isOpenedHere, { replace: true }), [to, isOpenedHere]),
    close: useCallback(() => {
      // The second half of a double click would leave the page as well
      if (isGoingBack.current) return
      if (history.location.state.opened !== true) return to({}, false, { replace: true })
      isGoingBack.current = true
      const stop = history.subscribe(() => {
        stop()
        isGoingBack.current = false
      })
      history.back()
    }, [history, to]),
  }
}

/** The name in the address as it is after an edit: what is renamed, also by undo, keeps its dialog; what is gone leaves the address. */
export function useFollowedName(
  name: string | undefined,
  all: readonly Named[],
  change: (name: string | undefined) => void,
): string | undefined {
  const before = useRef(all)
  const followed = name === undefined ? undefined : followName(name, before.current, all)
  useEffect(() => {
    if (followed === name) before.current = all
    else change(followed)
  }, [name, followed, all, change])
  return followed
}

/** A row that the address names without a dialog is in sight once it was drawn: then the address forgets it, so that the same problem leads to it again. */
export function useNamedRow(isNamed: boolean, change: (wanted: Record<string, never>) => void): void {
  useEffect(() => {
    if (isNamed) change({})
  }, [isNamed, change])
}

function withoutKeys<Search extends object>(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key))) as Search
}
