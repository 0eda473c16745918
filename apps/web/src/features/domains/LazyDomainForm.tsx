import type { ComponentProps } from 'react'
import { lazyPart } from '../../browser/lazy-part.tsx'
import { PartPlace } from '../../ui/PartPlace.tsx'
import type { DomainForm } from './DomainForm.tsx'

const { Part } = lazyPart(async () => (await import('./DomainForm.tsx')).DomainForm)

/** The form, fetched when it is first opened: list and editor are quicker to arrive without it. */
export function LazyDomainForm(props: ComponentProps<typeof DomainForm>) {
  return (
    <PartPlace>
      <Part {...props} />
    </PartPlace>
  )
}
