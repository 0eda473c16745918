import { useMemo } from 'react'
import { useUser } from '../server/use-user.ts'
import { keepUnfinished, type Unfinished, unfinishedAt } from './unfinished.ts'
import { useEditing } from './use-editing.ts'

interface KeptUnfinished {
  /** As it is when this is called. */
  read: () => Unfinished
  keep: (part: Partial<Unfinished>) => void
}

/** What is typed for the texts of lists of a kind and not finished, by the name of the list; it outlives the dialog. */
export function useUnfinished(kind: string): (name: string) => KeptUnfinished {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const { user } = useUser()
  return useMemo(
    () => (name) => {
      const place = [user.email, domainId, language, kind, name] as const
      return { read: () => unfinishedAt(place), keep: (part) => keepUnfinished(place, part) }
    },
    [user.email, domainId, language, kind],
  )
}
