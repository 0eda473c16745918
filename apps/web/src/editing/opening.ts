import { create } from 'zustand'

/** Whether a domain is being opened; apart from the editor, whose code may still be loading as well. */
export const useOpening = create<{ isOpening: boolean }>(() => ({ isOpening: false }))

/** Somebody goes to a domain, unless that is given up; the editor shows how it goes on. */
export function expectDomain(givenUp: AbortSignal): void {
  useOpening.setState({ isOpening: true })
  givenUp.addEventListener('abort', expectNoDomain)
}

/** Somebody goes elsewhere, be it from an editor that could not be loaded. */
export function expectNoDomain(): void {
  useOpening.setState({ isOpening: false })
}
