import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useDomain } from '../editing/use-editing.ts'
import { followName } from './follow-name.ts'
import { useCloseDialog } from './use-close-dialog.ts'

const path = '/domains/$domainId/system-actions-editor'

/** What can be open of a UI action. */
export type UiActionDialog = 'responses' | 'settings' | 'gui'

/** The UI action that the address names and its dialog, so that back, reload and links work. */
export function useUiActionInAddress() {
  const { action: name, dialog } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.opened === true })
  const actions = useDomain(({ uiActions }) => uiActions)
  const before = useRef(actions)
  // One that was renamed, also by undo, keeps its dialog; one that is gone leaves the address
  const followed = name === undefined ? undefined : followName(name, before.current, actions)
  const isRowNamed = dialog === undefined && name !== undefined
  useEffect(() => {
    before.current = actions
    // Without a dialog the row is in sight by now; the same problem shall lead to it again
    if (followed === name && !isRowNamed) return
    void navigate({
      search: ({ language }) => ({
        language,
        ...(dialog !== undefined && followed !== undefined && { action: followed, dialog }),
      }),
      state: { opened: isOpenedHere },
      replace: true,
      resetScroll: false,
    })
  }, [actions, name, followed, dialog, isRowNamed, isOpenedHere, navigate])

  return {
    /** The row to look at. */
    shown: isRowNamed ? name : undefined,
    dialog: followed === undefined ? undefined : dialog,
    action: followed,
    open: useCallback(
      (action: string, wanted: UiActionDialog, inLanguage?: string) =>
        void navigate({
          search: ({ language }) => ({ language: inLanguage ?? language, action, dialog: wanted }),
          state: { opened: true },
          resetScroll: false,
        }),
      [navigate],
    ),
    close: useCloseDialog(
      () => void navigate({ search: ({ language }) => ({ language }), replace: true, resetScroll: false }),
    ),
  }
}
