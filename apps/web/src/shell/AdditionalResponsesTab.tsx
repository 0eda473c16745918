import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdditionalResponsesPage } from '../features/additional-responses/AdditionalResponsesPage.tsx'

const path = '/domains/$domainId/additional-responses'

/** The additional responses; the one whose texts are open is in the address, so that reload and links work. */
export function AdditionalResponsesTab() {
  const { response } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const show = (name: string | undefined) =>
    void navigate({
      search: ({ language }) => ({ language, ...(name !== undefined && { response: name }) }),
      replace: true,
      resetScroll: false,
    })
  return <AdditionalResponsesPage opened={response} onOpen={show} onClose={() => show(undefined)} />
}
