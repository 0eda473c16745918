import type { Domain, Edit } from '@sdp/domain'
import { useContext, useMemo } from 'react'
import { notify } from '../ui/notifications.tsx'
import { applyEdit, openDomain } from './editing-store.ts'
import { saveDomain } from './saving.ts'
import { ReadOnlyReason } from './use-read-only-reason.ts'

export type ApplyEdit = <Args>(edit: Edit<Args>, args: Args) => boolean

interface Editor {
  canEdit: boolean
  /** Why the domain cannot be changed now. */
  disabledReason: string | undefined
  /** Shows the user why the domain cannot be changed now; returns whether it can. */
  isAllowed: () => boolean
  /** Applies an edit and returns whether it was applied; a refusal is shown to the user. */
  edit: ApplyEdit
  /** Saves what changed and returns whether it is saved; what went wrong is shown to the user. */
  save: (message: string) => Promise<boolean>
}

/** What may be done with the open domain; the same from edit to edit, so that rows which take it are not drawn again. */
export function useEdit(): Editor {
  const disabledReason = useContext(ReadOnlyReason)
  return useMemo(() => {
    const isAllowed = () => {
      if (disabledReason !== undefined) notify('warning', disabledReason)
      return disabledReason === undefined
    }
    return {
      canEdit: disabledReason === undefined,
      disabledReason,
      isAllowed,
      edit: (edit, args) => isAllowed() && applyEdit(edit, args),
      save: async (message) => isAllowed() && saveDomain(message),
    }
  }, [disabledReason])
}

/** Asks something about the open domain as it is when this is called. */
export function check<Args extends unknown[], Answer>(
  ask: (domain: Domain, ...args: Args) => Answer,
  ...args: Args
): Answer {
  return ask(openDomain().current, ...args)
}
