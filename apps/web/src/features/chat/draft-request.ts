import type { ChatDraft } from '@sdp/api'
import { changedCollections, toWire } from '@sdp/domain/wire'
import { useEditingStore } from '../../editing/editing-store.ts'
import type { OpenDomain } from '../../editing/open-domain.ts'

/** The open domain as it is, in the form of a save. */
export function draftRequest(): ChatDraft | undefined {
  const { open } = useEditingStore.getState()
  return open && draftOf(open)
}

/** Several sentences are tried on the same draft, and to compare a large domain takes a while. */
const known = new WeakMap<OpenDomain['current'], { stored: OpenDomain['stored']; draft: ChatDraft }>()

function draftOf({ head, revision, stored, current, language }: OpenDomain): ChatDraft {
  const before = known.get(current)
  if (before !== undefined && before.stored === stored && before.draft.revision === revision) {
    return before.draft
  }
  const draft: ChatDraft = {
    domainId: head._id,
    revision,
    updates: changedCollections(stored, toWire(current)),
    language_to_update: language,
  }
  known.set(current, { stored, draft })
  return draft
}
