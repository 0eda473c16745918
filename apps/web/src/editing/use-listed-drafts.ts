import { useQuery } from '@tanstack/react-query'
import { allDrafts, type StoredDraft } from '../browser/drafts-database.ts'
import { livingMarks } from '../browser/living-drafts.ts'
import { useUser } from '../server/use-user.ts'
import { livingDrafts, placeOf } from './draft.ts'
import { useDraftsInThisTab } from './draft-keeping.ts'

/** A draft with where it was made. */
export interface ListedDraft {
  draft: StoredDraft
  savePointId: string
  language: string
  isOpenElsewhere: boolean
}

/** All drafts that this browser keeps of the user, newest first, but for the one that this tab works on. */
export function useListedDrafts() {
  const { user } = useUser()
  const changes = useDraftsInThisTab((drafts) => drafts.changes)
  return useQuery({
    queryKey: ['drafts', user.email, changes],
    queryFn: () => listDrafts(user.email),
    // They are in this browser, whether or not it has a network; other tabs make and remove some too
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
}

async function listDrafts(user: string): Promise<ListedDraft[]> {
  const [all, livingIn] = await Promise.all([allDrafts(), livingMarks()])
  return livingDrafts(all, Date.now()).flatMap((draft): ListedDraft[] => {
    const place = placeOf(user, draft)
    const tab = livingIn(draft.id)
    if (place === undefined || tab === 'this tab') return []
    return [{ draft, ...place, isOpenElsewhere: tab === 'another tab' }]
  })
}
