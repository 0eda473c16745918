import { type Domain, type Edit, saveProgress } from '@sdp/domain'
import type { DomainLanguage } from '@sdp/domain/languages'
import type { Session } from '@sdp/domain/sessions'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import { notify } from '../ui/notifications.tsx'
import { applyEdit, type EditingState, redo, undo, useEditingStore } from './editing-store.ts'
import { type StepsBefore, stepToRedo, stepToUndo } from './open-domain.ts'
import { StepsBeforeContext } from './own-undo.tsx'
import { reloadDomain } from './reload-domain.ts'
import { saveDomain } from './saving.ts'
import { ReadOnlyReason } from './use-read-only-reason.ts'

export type ApplyEdit = <Args>(edit: Edit<Args>, args: Args) => boolean
export type Check = typeof check

interface Editing {
  domainId: string
  language: string
  languages: readonly DomainLanguage[]
  domain: Domain
  revision: string
  savePoint: string
  isUnsaved: boolean
  isSaving: boolean
  canEdit: boolean
  /** Why the domain cannot be changed now. */
  whyNot: string | undefined
  session: Session | undefined
  /** Applies an edit and answers whether it was; what is refused is told. */
  edit: ApplyEdit
  /** Asks something about the domain as it is when this is called. */
  check: Check
  undo: () => void
  redo: () => void
  /** The names of the edits that undo and redo would take back and bring back. */
  nextUndo: string | undefined
  nextRedo: string | undefined
  /** Saves what changed and answers whether it is saved; what went wrong is told. */
  save: (message: string) => Promise<boolean>
  /** Drops what is on the desk and asks the server again. */
  reload: () => Promise<void>
  /** Shows another save point or language on the same tab; unsaved changes are asked about first. */
  openDomain: (wanted: { id: string; language: string | undefined }) => Promise<void>
}

/**
 * The open domain and what can be done with it; only pages inside the editor's layout have one. Who calls it is drawn
 * again only when something changes that it took from the answer: an edit would else draw the whole editor.
 */
export function useEditing(): Editing {
  const taken = useRef(new Set<PropertyKey>()).current
  const before = useContext(StepsBeforeContext)
  const desk = useDesk(taken, before)
  const whyNot = useContext(ReadOnlyReason)
  const navigate = useNavigate()
  const isAllowed = useCallback((): boolean => {
    if (whyNot !== undefined) notify('warning', whyNot)
    return whyNot === undefined
  }, [whyNot])
  // The same function from edit to edit, so that rows which take it are not drawn again
  const edit: ApplyEdit = useCallback((edit, args) => isAllowed() && applyEdit(edit, args), [isAllowed])
  const editing: Editing = {
    ...desk,
    canEdit: whyNot === undefined,
    whyNot,
    edit,
    check,
    undo: () => {
      const { open } = useEditingStore.getState()
      if (open && stepToUndo(open, before) && isAllowed()) undo()
    },
    redo: () => {
      const { open } = useEditingStore.getState()
      if (open && stepToRedo(open, before) && isAllowed()) redo()
    },
    save: async (message) => isAllowed() && saveDomain(message),
    reload: reloadDomain,
    openDomain: ({ id, language }) =>
      navigate({ to: '.', params: { domainId: id }, search: (before) => ({ ...before, language }) }),
  }
  return new Proxy(editing, {
    get: (all, key) => {
      taken.add(key)
      return Reflect.get(all, key)
    },
  })
}

type Desk = ReturnType<typeof deskOf>

/** What lies open; the same as long as nothing of what was taken from it changes. */
function useDesk(taken: ReadonlySet<PropertyKey>, steps: StepsBefore | undefined): Desk {
  const shown = useRef<Desk>(undefined)
  return useSyncExternalStore(useEditingStore.subscribe, () => {
    const state = useEditingStore.getState()
    // Whoever is still here while the domain is closed goes with it
    if (shown.current !== undefined && state.open === undefined) return shown.current
    const now = deskOf(state, steps)
    const before = shown.current
    if (before !== undefined && fields.every((key) => !taken.has(key) || before[key] === now[key]))
      return before
    shown.current = now
    return now
  })
}

function deskOf({ open, isUnsaved, progress, session }: EditingState, before: StepsBefore | undefined) {
  if (open === undefined) throw new Error('no domain is open')
  return {
    domainId: open.head._id,
    language: open.language,
    languages: open.current.languages as readonly DomainLanguage[],
    domain: open.current,
    revision: open.revision,
    savePoint: open.head.savePoint,
    isUnsaved,
    isSaving: progress === saveProgress.SAVING,
    session,
    nextUndo: stepToUndo(open, before)?.name,
    nextRedo: stepToRedo(open, before)?.name,
  }
}

const fields = [
  'domainId',
  'language',
  'languages',
  'domain',
  'revision',
  'savePoint',
  'isUnsaved',
  'isSaving',
  'session',
  'nextUndo',
  'nextRedo',
] as const satisfies (keyof Desk)[]

function check<Args extends unknown[], Answer>(
  ask: (domain: Domain, ...args: Args) => Answer,
  ...args: Args
): Answer {
  const { open } = useEditingStore.getState()
  if (open === undefined) throw new Error('no domain is open')
  return ask(open.current, ...args)
}

/** A part of the open domain; renders again only when that part changes. */
export function useDomain<T>(select: (domain: Domain) => T): T {
  return useEditingStore(({ open }) => {
    if (open === undefined) throw new Error('no domain is open')
    return select(open.current)
  })
}
