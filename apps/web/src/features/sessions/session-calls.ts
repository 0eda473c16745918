import { sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../../browser/calls.ts'
import { keepSession } from '../../editing/editing-store.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

/** Starts the session of a save point, renews the own one, or takes over another's; answers whether it worked. */
export async function startSession(id: string, body: { message: string; takeOver?: true }): Promise<boolean> {
  try {
    keepSession(await call(sessions.start, { params: { id }, query: {}, body }))
    return true
  } catch (error) {
    notifyFailure(messages.session.createFailed, error)
    return false
  }
}

/** Frees a save point; answers whether it is free. */
export async function endSession(id: string): Promise<boolean> {
  try {
    await call(sessions.end, { params: { id }, query: {} })
    keepSession(undefined)
    return true
  } catch (error) {
    notifyFailure(messages.session.clearFailed, error)
    return false
  }
}
