import { type NewSavePointBody, savePoints } from '@sdp/api'
import { maxProblems, messages, Refused } from '@sdp/domain'
import { checkSavePointName } from '@sdp/domain/save-points'
import { findCollection } from '@sdp/domain/wire'
import type { z } from 'zod'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { ChangesBeyond } from '../../content/save-points.ts'
import { hashOfUnread } from '../../content/sent-hash.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { getDomain, originalId, requesterAt } from '../../records/domain-record.ts'
import { lockSavePoint } from '../../records/lock-save-point.ts'
import { refuseUntrusted, refuseUntrustedTo } from '../../records/who-may.ts'
import { refuseCommitMessage, refuseLanguages } from '../../saving/save-checks.ts'
import { deleteWithEvents, refuseDeletion } from './delete.ts'
import {
  findMadeBy,
  getSavePoint,
  listSavePoints,
  refuseTakenName,
  type SavePointRecord,
  savePointReply,
} from './store.ts'

export function savePointRoutes(app: App, deps: Deps): void {
  const { db, content, events, clock, newId } = deps

  serve(app, deps, savePoints.list, async ({ params }) => {
    const domain = await getDomain(db, originalId(params.name))
    const points = await listSavePoints(db, domain.domainId)
    return points.map((point) => savePointReply(point, { currentId: domain.savePointId }))
  })

  const create = guarded(savePoints.create, {
    mayByBody: async ({ body: { fromId }, user }) => {
      if (typeof fromId === 'string') await refuseUntrustedTo(deps, { user, savePointId: fromId })
    },
  })
  serve(app, deps, create, async ({ body, user, change, request }) => {
    const { fromId, newSavePoint, changes } = body
    const { name, description } = newSavePoint
    noteForAudit(request, { details: name })
    const asker = await deps.requester(user, db)
    const point = { id: newId(), from: fromId, name, description, by: user.email, at: clock() }
    if (changes !== undefined) refuseChanges(changes)
    const sentHash = changes === undefined ? '' : await hashOfUnread(changesBeyond(changes, ''))
    const created = await change(async (client) => {
      await lockSavePoint(client, fromId)
      const domain = await getDomain(client, fromId)
      refuseUntrusted(requesterAt(asker, domain), domain)
      const made =
        changes && (await findMadeBy(client, { domainId: domain.domainId, ...changes, user, sentHash }))
      if (made !== undefined) return made
      refuseName(name, await listSavePoints(client, domain.domainId))
      if (changes === undefined) await content.createSavePoint(client, point)
      else {
        await content.createChangedSavePoint(client, point, {
          changes: { ...changesBeyond(changes, newId()), authorName: user.name },
          refuseLanguages: (languages, before) =>
            refuseLanguages(languages, { before: before.languages, domainName: domain.name }),
        })
      }
      const event = { id: point.id, savePoint: name, name: domain.name, by: user.email }
      await events.publish(client, { type: 'domain-save-point-created', ...event })
      return getSavePoint(client, point.id)
    }).catch((error: unknown) => refuseTakenName(error, name))
    return savePointReply(created, { currentId: fromId })
  })

  serve(app, deps, savePoints.remove, async ({ params, user, change, request }) => {
    const asker = await deps.requester(user, db)
    await change(async (client) => {
      await lockSavePoint(client, params.id)
      const domain = await getDomain(client, params.id)
      const savePoint = await getSavePoint(client, params.id)
      refuseDeletion(requesterAt(asker, domain), domain, savePoint)
      noteForAudit(request, { domain: domain.name, details: savePoint.name })
      await deleteWithEvents(client, events, { domain, savePoint, by: user.email })
    })
    return {}
  })
}

type Changes = NonNullable<z.infer<typeof NewSavePointBody>['changes']>

function refuseChanges({ commit_message, updates }: Changes): void {
  refuseCommitMessage(commit_message)
  const unknown = Object.keys(updates)
    .filter((path) => findCollection(path) === undefined)
    .slice(0, maxProblems)
  if (unknown.length === 0) return
  const message = messages.wire.unknownField
  throw new Refused(
    'invalid',
    message,
    unknown.map((path) => ({ field: `changes.updates.${path}`, message })),
  )
}

function changesBeyond(changes: Changes, revisionId: string): Omit<ChangesBeyond, 'authorName'> {
  return {
    updates: changes.updates,
    language: changes.language_to_update,
    renames: changes.renames,
    lineage: changes.lineage,
    message: changes.commit_message,
    baseRevision: changes.base_revision,
    saveId: changes.save_id,
    revisionId,
  }
}

function refuseName(name: string, others: readonly SavePointRecord[]): void {
  const message = checkSavePointName(name, others)
  if (message === undefined) return
  const kind = message === messages.savePoints.nameTaken(name) ? 'taken' : 'invalid'
  throw new Refused(kind, message, [{ field: 'newSavePoint.name', message }])
}
