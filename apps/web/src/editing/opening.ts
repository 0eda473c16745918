import { create } from 'zustand'

/** Whether a domain is on its way to the desk; apart from the editor, whose code may be on its way as well. */
export const useOpening = create<{ isOpening: boolean }>(() => ({ isOpening: false }))

/** Somebody goes to a domain, unless that is given up; the editor tells how it goes on. */
export function expectDomain(givenUp: AbortSignal): void {
  useOpening.setState({ isOpening: true })
  givenUp.addEventListener('abort', expectNoDomain)
}

/** Somebody goes elsewhere, be it from an editor that could not be loaded. */
export function expectNoDomain(): void {
  useOpening.setState({ isOpening: false })
}
