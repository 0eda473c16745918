import type { SavePointReply } from '@sdp/api'
import { useNavigate } from '@tanstack/react-router'
import { snoozeCurrentDraft } from '../../editing/draft-keeping.ts'
import { openDomain, useEditingStore } from '../../editing/editing-store.ts'
import { askToLeave } from '../../editing/leaving.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'

interface WantedPage {
  /** The id of the save point that is merged. */
  source: string
  target: SavePointReply
}

/** Shows the page of a merge: one of the save point into which is merged. Unsaved changes are asked about first (ruling R510). */
export function useOpenMerge(): (wanted: WantedPage) => Promise<void> {
  const navigate = useNavigate()
  return async ({ source, target }) => {
    if (!(await askToLeave('save point'))) return
    const { head, language } = openDomain()
    const isOther = head._id !== target._id
    const isThere = target.languages.some((one) => one.language === language)
    // What is kept as a draft is not part of the merge
    if (useEditingStore.getState().isUnsaved) {
      snoozeCurrentDraft()
      if (!isOther) await reloadDomain()
    }
    await navigate({
      to: '/domains/$domainId/merge',
      params: { domainId: target._id },
      search: (before) => ({ language: isOther && !isThere ? undefined : before.language, source }),
      ignoreBlocker: true,
    })
  }
}
