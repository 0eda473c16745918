import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdditionalResponsesPage } from '../features/additional-responses/AdditionalResponsesPage.tsx'
import { useCloseDialog } from './use-close-dialog.ts'

const path = '/domains/$domainId/additional-responses'

/** The additional responses; the one whose texts are open is in the address, so that back, reload and links work. */
export function AdditionalResponsesTab() {
  const { response } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const open = (name: string) =>
    void navigate({
      search: ({ language }) => ({ language, response: name }),
      state: { opened: true },
      resetScroll: false,
    })
  const close = useCloseDialog(
    () => void navigate({ search: ({ language }) => ({ language }), replace: true, resetScroll: false }),
  )
  return <AdditionalResponsesPage opened={response} onOpen={open} onClose={close} />
}
