import { literalRules } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { RemovedLists } from '@sdp/domain/slots'
import { CallFailed, call } from '../server/calls.ts'
import { notify } from '../ui/notifications.tsx'
import { putOpen, useEditingStore } from './editing-store.ts'
import { inTurn, noteOwnRevision } from './own-revisions.ts'

interface Stored {
  domainId: string
  revision: string
}

/** Asks the server to take the literal rules of what a save removed out of all languages. A failure loses nothing. */
export function syncLiteralRules(
  { domainId, revision }: Stored,
  { slots, canonicals }: RemovedLists,
): Promise<void> {
  return inTurn(async () => {
    let base = revision
    for (const slot of slots) {
      base = await sync(slot, base, (query) =>
        call(literalRules.syncSlot, { params: { domainId, slot }, query }),
      )
    }
    for (const { slot, canonical } of canonicals) {
      base = await sync(canonical, base, (query) =>
        call(literalRules.syncCanonical, { params: { domainId, canonical }, query: { ...query, slot } }),
      )
    }
  })
}

async function sync(
  name: string,
  base: string,
  ask: (query: { base_revision: string }) => Promise<{ revision: string }>,
): Promise<string> {
  try {
    const { revision } = await ask({ base_revision: base })
    noteOwnRevision(revision)
    const { open } = useEditingStore.getState()
    // The language on the desk had nothing of it any more, so that only the base moves on.
    if (open?.revision === base) putOpen({ ...open, revision })
    return revision
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    notify('warning', messages.slots.syncFailed(name), error.message)
    return base
  }
}
