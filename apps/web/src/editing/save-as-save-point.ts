import { domains, type SavePointReply, savePoints, sessions } from '@sdp/api'
import { changedCollections, toWire } from '@sdp/domain'
import { call } from '../browser/calls.ts'
import { callKey, queryClient } from '../browser/use-call.ts'
import { useEditingStore } from './editing-store.ts'

/** Makes a save point from what the server has now and saves the open domain there, as it stands here. */
export async function saveAsSavePoint(name: string, message: string): Promise<SavePointReply> {
  const { open } = useEditingStore.getState()
  if (open === undefined) throw new Error('no domain is open')
  const newSavePoint = { name, description: message }
  const made = await call(savePoints.create, { body: { fromId: open.head._id, newSavePoint } })
  const id = { id: made._id }
  await call(sessions.start, { params: id, query: {}, body: { message } })
  const copied = await call(domains.read, { params: id, query: { language: open.language } })
  await call(domains.update, {
    params: id,
    query: {},
    body: {
      updates: changedCollections(copied, toWire(open.current)),
      language_to_update: open.language,
      commit_message: message,
      base_revision: copied.revision,
      renames: [...open.renames],
    },
  })
  await queryClient.invalidateQueries({ queryKey: callKey(savePoints.list) })
  return made
}
