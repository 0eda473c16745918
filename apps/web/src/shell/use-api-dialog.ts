import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCloseDialog } from './use-close-dialog.ts'

const path = '/domains/$domainId/domain-handler'

/** What the address of the API page can name: a dialog, and the input that it is about. */
export interface ApiDialog {
  dialog: 'handlers' | 'fulfillment' | 'sharing'
  slot?: string
  apiInput?: string
}

/** The dialog that is open, kept in the address so that back, reload and links work. */
export function useApiDialog() {
  const { dialog, slot, apiInput, apiAction } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const isRowNamed = dialog === undefined && (apiInput ?? apiAction) !== undefined
  useEffect(() => {
    // The row is in sight by now; the same problem shall lead to it again
    if (isRowNamed)
      void navigate({ search: ({ language }) => ({ language }), replace: true, resetScroll: false })
  }, [isRowNamed, navigate])
  return {
    dialog,
    slot,
    apiInput,
    apiAction,
    open: (wanted: ApiDialog) =>
      void navigate({
        search: ({ language }) => ({ language, ...wanted }),
        state: { opened: true },
        resetScroll: false,
      }),
    close: useCloseDialog(
      () => void navigate({ search: ({ language }) => ({ language }), replace: true, resetScroll: false }),
    ),
  }
}
