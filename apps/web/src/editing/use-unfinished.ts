import { useMemo } from 'react'
import { useUser } from '../server/use-user.ts'
import { keepUnfinished, type Unfinished, unfinishedAt } from './unfinished.ts'
import { useEditing } from './use-editing.ts'

interface KeptUnfinished {
  /** As it is when this is called. */
  read: () => Unfinished
  keep: (part: Partial<Unfinished>) => void
}

/** What is typed for the expressions of an intent and not finished; it outlives the dialog in which it is typed. */
export function useUnfinished(intent: string): KeptUnfinished {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const { user } = useUser()
  return useMemo(() => {
    const place = [user.email, domainId, language, intent] as const
    return { read: () => unfinishedAt(place), keep: (part) => keepUnfinished(place, part) }
  }, [user.email, domainId, language, intent])
}
