import { type SessionReply, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../server/calls.ts'
import { notifyFailure } from '../ui/notifications.tsx'
import { keepSession, useEditingStore } from './editing-store.ts'

/** Starts the session of a save point, renews the own one, or takes over another's; returns whether it worked. */
export async function startSession(id: string, body: { message: string; takeOver?: true }): Promise<boolean> {
  try {
    keepIfOpen(id, await call(sessions.start, { params: { id }, query: {}, body }))
    return true
  } catch (error) {
    notifyFailure(messages.session.createFailed, error)
    return false
  }
}

/** Frees a save point; returns whether it is free. */
export async function endSession(id: string): Promise<boolean> {
  try {
    await call(sessions.end, { params: { id }, query: {} })
    keepIfOpen(id, undefined)
    return true
  } catch (error) {
    notifyFailure(messages.session.clearFailed, error)
    return false
  }
}

/** A session can also be of a save point that is about to be opened, or was just left. */
function keepIfOpen(id: string, session: SessionReply | undefined): void {
  if (useEditingStore.getState().open?.head._id === id) keepSession(session)
}
