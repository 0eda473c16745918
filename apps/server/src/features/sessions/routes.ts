import { sessions } from '@sdp/api'
import { isActive, isSamePerson, isTrusted, limits, messages, Refused } from '@sdp/domain'
import { transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http.ts'
import { getDomain, ownSession } from '../../records/domain-record.ts'
import { type SessionRecord, sessionReply } from '../../records/session-record.ts'
import { activeSessions, deleteSession, lockSavePoint, putSession } from './store.ts'

export function sessionRoutes(app: App, deps: Deps): void {
  const { db, events, clock, config } = deps

  serve(app, deps, sessions.list, async () => (await activeSessions(db, clock())).map(sessionReply))

  serve(app, deps, sessions.start, async ({ params, body, user }) => {
    refuseMessage(body.message)
    const asking = await deps.asking(user)
    const session = await transaction(db, async (client) => {
      await lockSavePoint(client, params.id)
      const domain = await getDomain(client, params.id)
      if (!isTrusted(asking, domain)) throw new Refused('forbidden', messages.domain.noAccess(domain.name))
      const held = ownSession(domain)
      if (held !== undefined && isActive(held, asking.now) && !isSamePerson(held.user.id, user)) {
        throw new Refused('taken', messages.session.busy(held.user.name ?? held.user.id))
      }
      const started: SessionRecord = {
        savePointId: domain.savePointId,
        savePointName: domain.savePointName,
        domainName: domain.name,
        userId: user.email,
        userName: user.name,
        message: body.message,
        startTime: new Date(asking.now),
        expirationTime: new Date(asking.now + config.sessionMinutes * 60_000),
      }
      await putSession(client, started)
      await events.publish(client, { type: 'domain-session-create', session: sessionReply(started) })
      return started
    })
    return sessionReply(session)
  })

  serve(app, deps, sessions.end, async ({ params, user }) => {
    await transaction(db, async (client) => {
      await lockSavePoint(client, params.id)
      const held = ownSession(await getDomain(client, params.id))
      if (held === undefined || !isSamePerson(held.user.id, user)) {
        throw new Refused('forbidden', messages.session.notYours)
      }
      await deleteSession(client, params.id)
      await events.publish(client, { type: 'domain-session-delete', domainId: params.id })
    })
    return {}
  })
}

function refuseMessage(message: string): void {
  const problem =
    message.trim() === ''
      ? messages.session.messageRequired
      : message.length > limits.message
        ? messages.commit.tooLong
        : undefined
  if (problem !== undefined) throw new Refused('invalid', problem, [{ field: 'message', message: problem }])
}
