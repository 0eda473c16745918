import { createContext, type ReactNode, useState } from 'react'
import { useEditingStore } from './editing-store.ts'
import { type StepsBefore, stepsBefore } from './open-domain.ts'

export const StepsBeforeContext = createContext<StepsBefore | undefined>(undefined)

/**
 * What is inside undoes what was done since it came, and nothing that was done before, which it may not even show
 * (ruling R294).
 */
export function OwnUndo({ children }: { children: ReactNode }) {
  const [before] = useState(() => {
    const { open } = useEditingStore.getState()
    return open && stepsBefore(open)
  })
  return <StepsBeforeContext value={before}>{children}</StepsBeforeContext>
}
