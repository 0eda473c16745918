import { type ServerEvent, type SessionReply, sessions } from '@sdp/api'
import { isSamePerson, messages, personName, Refused, type Requester } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { availability, canTakeOver, type Session } from '@sdp/domain/sessions'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { type DomainRecord, getDomain, ownSession, requesterAt } from '../../records/domain-record.ts'
import { lockSavePoint } from '../../records/lock-save-point.ts'
import { type SessionRecord, sessionReply } from '../../records/session-record.ts'
import { refuseUntrusted, refuseUntrustedTo } from '../../records/who-may.ts'
import { activeSessions, deleteSession, putSession } from './store.ts'

export function sessionRoutes(app: App, deps: Deps): void {
  const { db, events, config } = deps

  serve(app, deps, sessions.list, async () => (await activeSessions(db)).map(sessionReply))

  const start = guarded(sessions.start, {
    may: ({ params, user }) => refuseUntrustedTo(deps, { user, savePointId: params.id }),
  })
  serve(app, deps, start, async ({ params, body, user, change, request }) => {
    noteForAudit(request, { details: body.message, ...(body.takeOver && { what: 'Take over session' }) })
    refuseMessage(body.message)
    const asker = await deps.requester(user, db)
    const session = await change(async (client) => {
      await lockSavePoint(client, params.id)
      const domain = await getDomain(client, params.id)
      const requester = requesterAt(asker, domain)
      const held = ownSession(domain)
      refuseStart(requester, domain, { held, takeOver: body.takeOver })
      const isRenewed = availability(held, user, requester.now) === 'yours'
      const started: SessionRecord = {
        savePointId: domain.savePointId,
        savePointName: domain.savePointName,
        domainName: domain.name,
        userId: user.email,
        userName: user.name,
        message: body.message,
        startTime: new Date(isRenewed ? held!.startTime : requester.now),
        expirationTime: new Date(requester.now + config.sessionMinutes * 60_000),
      }
      await putSession(client, started)
      await events.publish(client, sessionEvent(requester, held, sessionReply(started)))
      return started
    })
    return sessionReply(session)
  })

  serve(app, deps, sessions.end, async ({ params, user, change }) => {
    await change(async (client) => {
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

  serve(app, deps, sessions.endOfOthers, async ({ params, body, user, change, request }) => {
    noteForAudit(request, { details: body.message })
    refuseMessage(body.message)
    await change(async (client) => {
      await lockSavePoint(client, params.id)
      const held = ownSession(await getDomain(client, params.id))
      if (held === undefined) throw new Refused('missing', messages.session.none)
      await deleteSession(client, params.id)
      const ended = { holder: held.user.id, by: personName(user), message: body.message.trim() }
      await events.publish(client, { type: 'domain-session-delete', domainId: params.id, ended })
    })
    return {}
  })
}

function refuseStart(
  requester: Requester,
  domain: DomainRecord,
  { held, takeOver }: { held: Session | undefined; takeOver: true | undefined },
): void {
  refuseUntrusted(requester, domain)
  if (canTakeOver(requester, domain, held) && !takeOver) {
    throw new Refused('taken', messages.session.busy(nameOf(held!)))
  }
}

function sessionEvent(requester: Requester, held: Session | undefined, session: SessionReply): ServerEvent {
  const before = availability(held, requester.user, requester.now)
  if (before === 'yours') return { type: 'domain-session-refresh', session }
  if (before !== 'busy') return { type: 'domain-session-create', session }
  return { type: 'domain-session-update', session, from: { id: held!.user.id, name: nameOf(held!) } }
}

function nameOf({ user }: Session): string {
  return user.name ?? user.id
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
