import { savePoints } from '@sdp/api'
import { type Asking, checkSavePointName, hasAccess, isTrusted, messages, Refused } from '@sdp/domain'
import { transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http.ts'
import { type DomainRecord, getDomain, originalId, ownSession } from '../../records/domain-record.ts'
import {
  deleteSavePoint,
  getSavePoint,
  listSavePoints,
  lockSavePoint,
  refuseTakenName,
  type SavePointRecord,
  savePointReply,
} from './store.ts'

export function savePointRoutes(app: App, deps: Deps): void {
  const { db, content, events, clock, newId } = deps

  serve(app, deps, savePoints.list, async ({ params }) => {
    const domain = await getDomain(db, originalId(params.name))
    return (await listSavePoints(db, domain.domainId)).map(savePointReply)
  })

  serve(app, deps, savePoints.create, async ({ body, user }) => {
    const { fromId, newSavePoint } = body
    const { name, description } = newSavePoint
    const asking = await deps.asking(user)
    const id = newId()
    const created = await transaction(db, async (client) => {
      await lockSavePoint(client, fromId)
      const domain = await getDomain(client, fromId)
      refuseStranger(asking, domain)
      refuseName(name, await listSavePoints(client, domain.domainId))
      await content.createSavePoint(client, {
        id,
        from: fromId,
        name,
        description,
        by: user.email,
        at: clock(),
      })
      const event = { id, savePoint: name, name: domain.name, by: user.email }
      await events.publish(client, { type: 'domain-save-point-created', ...event })
      return getSavePoint(client, id)
    }).catch((error: unknown) => refuseTakenName(error, name))
    return savePointReply(created)
  })

  serve(app, deps, savePoints.remove, async ({ params, user, request }) => {
    const asking = await deps.asking(user)
    await transaction(db, async (client) => {
      await lockSavePoint(client, params.id)
      const domain = await getDomain(client, params.id)
      const savePoint = await getSavePoint(client, params.id)
      refuseDeletion(asking, domain, savePoint)
      await deleteSavePoint(client, params.id)
      const event = { id: params.id, savePoint: savePoint.name, name: domain.name, by: user.email }
      await events.publish(client, { type: 'domain-save-point-deleted', ...event })
      if (ownSession(domain) === undefined) return
      await events.publish(client, { type: 'domain-session-delete', domainId: params.id })
    })
    content.sweep().catch((error: unknown) => request.log.warn({ err: error }, 'sweep failed'))
    return {}
  })
}

function refuseStranger(asking: Asking, domain: DomainRecord): void {
  if (!isTrusted(asking, domain)) throw new Refused('forbidden', messages.domain.noAccess(domain.name))
}

function refuseName(name: string, others: readonly SavePointRecord[]): void {
  const message = checkSavePointName(name, others)
  if (message === undefined) return
  const kind = message === messages.savePoints.nameTaken(name) ? 'taken' : 'invalid'
  throw new Refused(kind, message, [{ field: 'newSavePoint.name', message }])
}

function refuseDeletion(asking: Asking, domain: DomainRecord, savePoint: SavePointRecord): void {
  refuseStranger(asking, domain)
  if (savePoint.original) throw new Refused('forbidden', messages.savePoints.originalStays)
  if (savePoint.children.length > 0) throw new Refused('taken', messages.savePoints.hasLeaves)
  const session = ownSession(domain)
  if (!hasAccess(asking, domain, session)) {
    throw new Refused('forbidden', messages.session.busy(session!.user.name ?? session!.user.id))
  }
}
