import { type Domain, type Rename, saveProgress } from '@sdp/domain'
import type { DomainLanguage } from '@sdp/domain/languages'
import type { Session } from '@sdp/domain/sessions'
import { useRef, useSyncExternalStore } from 'react'
import { type EditingState, useEditingStore } from './editing-store.ts'

/** The open domain and its state on the server. */
interface Editing {
  domainId: string
  language: string
  languages: readonly DomainLanguage[]
  domain: Domain
  revision: string
  /** The new names that are not saved yet. */
  renames: readonly Rename[]
  savePoint: string
  isUnsaved: boolean
  isSaving: boolean
  session: Session | undefined
}

/**
 * Something of the open domain; only pages inside the editor's layout have one. Who calls it is drawn again only when the
 * answer is another one, so it should be something that an edit leaves as it was: a field, a list, a number.
 */
export function useEditing<T>(select: (editing: Editing) => T): T {
  const shown = useRef<{ answer: T }>(undefined)
  return useSyncExternalStore(useEditingStore.subscribe, () => {
    const state = useEditingStore.getState()
    // Components still mounted while the domain is closed keep their last answer; they unmount in this commit
    if (state.open === undefined && shown.current !== undefined) return shown.current.answer
    const answer = select(editingOf(state))
    shown.current = { answer }
    return answer
  })
}

/** A part of the open domain. */
export function useDomain<T>(select: (domain: Domain) => T): T {
  return useEditing(({ domain }) => select(domain))
}

function editingOf({ open, isUnsaved, progress, session }: EditingState): Editing {
  if (open === undefined) throw new Error('no domain is open')
  return {
    domainId: open.head._id,
    language: open.language,
    languages: open.current.languages,
    domain: open.current,
    revision: open.revision,
    renames: open.renames,
    savePoint: open.head.savePoint,
    isUnsaved,
    isSaving: progress === saveProgress.SAVING,
    session,
  }
}
