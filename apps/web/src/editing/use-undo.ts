import { useCallback, useContext } from 'react'
import { redo, undo, useEditingStore } from './editing-store.ts'
import { stepToRedo, stepToUndo } from './open-domain.ts'
import { StepsBeforeContext } from './own-undo.tsx'
import { useEdit } from './use-edit.ts'

interface Undo {
  undo: () => void
  redo: () => void
}

/** Takes edits back and brings them again: of a dialog those that were made since it opened, else all. */
export function useUndo(): Undo {
  const before = useContext(StepsBeforeContext)
  const { isAllowed } = useEdit()
  return {
    undo: useCallback(() => {
      const { open } = useEditingStore.getState()
      if (open && stepToUndo(open, before) && isAllowed()) undo()
    }, [before, isAllowed]),
    redo: useCallback(() => {
      const { open } = useEditingStore.getState()
      if (open && stepToRedo(open, before) && isAllowed()) redo()
    }, [before, isAllowed]),
  }
}

/** The names of the edits that undo and redo would take back and bring again. */
export function useNextSteps(): { nextUndo: string | undefined; nextRedo: string | undefined } {
  const before = useContext(StepsBeforeContext)
  return {
    nextUndo: useEditingStore(({ open }) => open && stepToUndo(open, before)?.name),
    nextRedo: useEditingStore(({ open }) => open && stepToRedo(open, before)?.name),
  }
}
