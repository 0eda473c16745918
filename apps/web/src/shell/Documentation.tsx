import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DocumentationPage } from '../features/documentation/DocumentationPage.tsx'
import { GuidePage } from '../features/documentation/GuidePage.tsx'

const path = '/documentation'

/** The guides; what is searched for is in the address, so that who comes back from a guide finds the list again. */
export function Documentation() {
  const { search = '' } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  return (
    <DocumentationPage
      search={search}
      onSearch={(text) =>
        void navigate({ search: text === '' ? {} : { search: text }, replace: true, resetScroll: false })
      }
    />
  )
}

export function OneGuide() {
  const { guide } = useParams({ from: '/default/documentation/$guide' })
  return <GuidePage slug={guide} />
}
