import { type SavePointReply, savePoints } from '@sdp/api'
import { changedEntries, toWire } from '@sdp/domain/wire'
import { call } from '../server/calls.ts'
import { callKey, queryClient } from '../server/use-call.ts'
import { openDomain } from './editing-store.ts'
import { lineageOf } from './open-domain.ts'

interface NewSavePoint {
  name: string
  message: string
  /** The same one makes the same save point, so that a lost answer can be asked for again (ruling R405). */
  saveId: string
}

/** Makes a save point of the revision that the open domain is based on with all that was changed here, in one call. */
export async function saveAsSavePoint({ name, message, saveId }: NewSavePoint): Promise<SavePointReply> {
  const open = openDomain()
  const made = await call(savePoints.create, {
    body: {
      fromId: open.head._id,
      newSavePoint: { name, description: message },
      changes: {
        updates: changedEntries(open.stored, toWire(open.current)),
        language_to_update: open.language,
        renames: [...open.renames],
        lineage: lineageOf(open),
        commit_message: message,
        base_revision: open.revision,
        save_id: saveId,
      },
    },
  })
  await queryClient.invalidateQueries({ queryKey: callKey(savePoints.list) })
  return made
}
