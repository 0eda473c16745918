import { type ComponentProps, lazy, Suspense } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import type { DomainForm as Form } from './DomainForm.tsx'

const DomainForm = lazy(async () => {
  const part = await loadPart(() => import('./DomainForm.tsx'))
  return { default: part.DomainForm }
})

/** The form, fetched when it is first opened: list and editor are quicker to arrive without it. */
export function LazyDomainForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense>
      <DomainForm {...props} />
    </Suspense>
  )
}
